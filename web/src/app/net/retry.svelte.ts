/** Waits where the server has too much to do, and asks again; the page says so meanwhile. */

const MOST_TRIES = 5;
const LONGEST_WAIT = 30; // seconds: whoever is to wait for longer is told instead

class Patience {
  waiting = $state(0); // how many requests wait

  get isWaiting(): boolean {
    return this.waiting > 0;
  }
}
export const patience = new Patience();

export type Fetch = (path: string, request?: RequestInit) => Promise<Response>;

function pause(seconds: number): Promise<void> {
  return new Promise((go) => window.setTimeout(go, 1000 * seconds));
}

/** The seconds after which the server wants to be asked again; none where it does not say. */
function secondsToWait(answer: Response): number {
  const said = Number(answer.headers.get("Retry-After") ?? "");
  return answer.status === 429 || answer.status === 503 ? said : 0;
}

/** The answer to a request, asked again while the server refuses it as too much: what is refused so was not done. */
export async function patientFetch(
  path: string,
  request?: RequestInit,
  fetching: Fetch = (path, request) => fetch(path, request),
  sleep: (seconds: number) => Promise<void> = pause,
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetching(path, request);
    const seconds = secondsToWait(answer);
    if (!(seconds > 0) || seconds > LONGEST_WAIT || tries >= MOST_TRIES) return answer;
    patience.waiting += 1;
    try {
      await sleep(seconds * (1 + Math.random() / 2)); // not all at the same moment
    } finally {
      patience.waiting -= 1;
    }
  }
}
