/** Icon paths of this game: the Gate and health on a grid of 24, the hexagon of the cost on one of 32. */

export const GATE_SIGN = "M2 5Q12 8 22 5M4 11H20M7 7V21M17 7V21";
export const HEART = "M12 21C4 15 2 11 3 7.5C4.5 3 10 3 12 7.5C14 3 19.5 3 21 7.5C22 11 20 15 12 21Z";
export const HEXAGON = "M16 1 29 8.5V23.5L16 31 3 23.5V8.5Z";
