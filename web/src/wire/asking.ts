/** Requests to the server, as docs/wire.md has them: JSON there, JSON back, a `Problem` where one is refused. */
import { ROOT } from "../app/root";
import { Problem, type ProblemType } from "./problem";
import type { ProblemAnswer } from "./wire.gen";

/** Milliseconds after which a request counts as lost. */
const PATIENCE = 15_000;

/** The address of something that the server has under `/api`. */
export function address(path: string): string {
  return `${ROOT}api/${path}`;
}

/** Ask, and read the answer.
 *
 * @throws Problem when it is refused, or nothing comes back.
 */
export async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await reach(method, path, body);
  const text = await response.text().catch(lost);
  const answer: unknown = text === "" ? null : parsed(text);
  if (response.ok) return answer as Answer;
  throw refusal(response.status, answer);
}

/** Read; a cookie that was nobody's is gone after the first refusal, and those without one may read as well. */
export async function read<Answer>(path: string): Promise<Answer> {
  try {
    return await ask<Answer>("GET", path);
  } catch (error) {
    if (error instanceof Problem && error.type === "unauthorized") return ask<Answer>("GET", path);
    throw error;
  }
}

function reach(method: string, path: string, body?: object): Promise<Response> {
  const request: RequestInit = { method, credentials: "same-origin", signal: AbortSignal.timeout(PATIENCE) };
  if (body) {
    request.body = JSON.stringify(body);
    request.headers = { "content-type": "application/json" };
  }
  return fetch(address(path), request).catch(lost);
}

function lost(): never {
  throw new Problem("unreachable");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Something between here and the server answered in its place.
    throw new Problem("unreachable");
  }
}

function refusal(status: number, answer: unknown): Problem {
  const told = answer as ProblemAnswer | null;
  if (typeof told?.type === "string") return new Problem(told.type as ProblemType, told);
  return new Problem(status === 429 ? "too-many" : "unreachable");
}
