"""Level 99's edition: the second generation of the game, with Stun, five Basic Actions and Master Distance."""

from __future__ import annotations

from mankai.sakura_arms.edition import Edition
from mankai.sakura_arms.goddesses.chikage import CHIKAGE
from mankai.sakura_arms.goddesses.himika import HIMIKA
from mankai.sakura_arms.goddesses.oboro import OBORO
from mankai.sakura_arms.goddesses.thallya import THALLYA
from mankai.sakura_arms.goddesses.tokoyo import TOKOYO
from mankai.sakura_arms.goddesses.yurina import YURINA

GAME = Edition("sakura-arms/level99", [YURINA, HIMIKA, TOKOYO, OBORO, CHIKAGE, THALLYA])
