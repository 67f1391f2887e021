/** Petals that fly over the screen from one thing to another. */

import { play } from "./sound";
import { spot, type Spot } from "./spots";

const SVG = `<svg width="22" height="22" viewBox="0 0 24 24"><g fill="var(--petal)">${[0, 72, 144, 216, 288]
  .map(
    (turn) =>
      `<path transform="rotate(${turn} 12 12)" d="M12 12.300C7.900 9.700 7.500 4.200 10.300 1.600L12 3.500l1.700-1.900C16.500 4.200 16.100 9.700 12 12.300Z"/>`,
  )
  .join("")}</g></svg>`;

export function fly(from: Spot, to: Spot, amount: number): void {
  const [source, target] = [spot(...from), spot(...to)];
  if (!source || !target || amount <= 0) return;
  const [begin, end] = [source.getBoundingClientRect(), target.getBoundingClientRect()];
  for (let number = 0; number < Math.min(amount, 6); number++) {
    const petal = document.createElement("div");
    petal.className = "flying-petal";
    petal.innerHTML = SVG;
    petal.setAttribute("aria-hidden", "true");
    document.body.append(petal);
    const [x1, y1] = [begin.left + begin.width / 2 - 11 + number * 7, begin.top + begin.height / 2 - 11];
    const [x2, y2] = [end.left + end.width / 2 - 11 + number * 7, end.top + end.height / 2 - 11];
    const lift = Math.min(60, Math.hypot(x2 - x1, y2 - y1) / 4);
    const flight = petal.animate(
      [
        { transform: `translate(${x1}px, ${y1}px) rotate(0deg)`, opacity: 1 },
        {
          transform: `translate(${(x1 + x2) / 2 + lift}px, ${(y1 + y2) / 2 - lift / 2}px) rotate(140deg)`,
          opacity: 1,
          offset: 0.5,
        },
        { transform: `translate(${x2}px, ${y2}px) rotate(300deg)`, opacity: 0.9 },
      ],
      { duration: 430, delay: number * 35, easing: "ease-in-out", fill: "both" },
    );
    flight.onfinish = () => petal.remove();
    flight.oncancel = () => petal.remove();
    setTimeout(() => petal.remove(), 1500);
  }
  play("petal");
}
