/** Asking for the name that others see, from wherever it is needed. */
import { guest } from "../wire/guest.svelte";

let asking = $state.raw<((given: boolean) => void) | null>(null);

export const asked = {
  get open(): boolean {
    return asking !== null;
  },
  answer(given: boolean): void {
    asking?.(given);
    asking = null;
  },
};

/** Whether this browser's guest has a name of his choice, which he is asked for if he has not. */
export function haveName(): Promise<boolean> {
  if (guest.name !== "") return Promise.resolve(true);
  return new Promise((resolve) => (asking = resolve));
}
