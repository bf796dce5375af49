import { expect } from '@playwright/test'

/** ms between two looks at what is waited for; the last one again and again. */
const LOOKS: number[] = [50, 100, 100, 200]

/**
 * Has `expect.poll` look so often. By itself it soon looks once a second only, and what it waits for has mostly
 * been there for half of it.
 */
export function lookOften(): void {
  const { poll } = expect
  expect.poll = (actual, given) =>
    poll(actual, {
      intervals: LOOKS,
      ...(typeof given === 'string' ? { message: given } : given),
    })
}
