import type { ProblemAnswer } from "./wire.gen";

/** Why the server did not do what it was asked: as it says itself, or `unreachable` where nothing came back. */
export type ProblemType = ProblemAnswer["type"] | "unreachable";

export class Problem extends Error {
  readonly type: ProblemType;
  /** What the server said; null where it said nothing. */
  readonly answer: ProblemAnswer | null;

  constructor(type: ProblemType, answer: ProblemAnswer | null = null) {
    super(answer ? `${type}: ${answer.detail}` : type);
    this.name = "Problem";
    this.type = type;
    this.answer = answer;
  }
}

/** What a request that failed with `error` met; an error that is none of the server's is thrown on. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}
