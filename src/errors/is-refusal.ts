import { ApiError } from '.'

/** Codes of something between us and the server: it may have done what was asked. */
const BETWEEN: readonly number[] = [502, 503, 504]

/** True when the server itself said no. A lost or unreadable answer may have been a yes. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && !BETWEEN.includes(error.code)
