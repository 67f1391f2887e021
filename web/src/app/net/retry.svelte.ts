/** Repeats requests that an overloaded server has refused; the page shows a notice meanwhile. */

const MAX_ATTEMPTS = 5;
const MAX_WAIT = 30; // seconds; a longer wait is reported as an error

class RetryState {
  waitingRequests = $state(0);

  get isWaiting(): boolean {
    return this.waitingRequests > 0;
  }
}
export const retries = new RetryState();

export type Fetch = (path: string, request?: RequestInit) => Promise<Response>;

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, 1000 * seconds));
}

/** Seconds after which the server accepts the request again, or 0. */
function secondsToWait(response: Response): number {
  const seconds = Number(response.headers.get("Retry-After") ?? "");
  return response.status === 429 || response.status === 503 ? seconds : 0;
}

/** Fetches, again after a pause while the server is overloaded; a refused request was not executed. */
export async function fetchWithRetry(
  path: string,
  request?: RequestInit,
  fetchOnce: Fetch = (path, request) => fetch(path, request),
  sleep: (seconds: number) => Promise<void> = pause,
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetchOnce(path, request);
    const seconds = secondsToWait(response);
    if (!(seconds > 0) || seconds > MAX_WAIT || attempt >= MAX_ATTEMPTS) return response;
    retries.waitingRequests += 1;
    try {
      await sleep(seconds * (1 + Math.random() / 2)); // spread, so that not all requests come at once
    } finally {
      retries.waitingRequests -= 1;
    }
  }
}
