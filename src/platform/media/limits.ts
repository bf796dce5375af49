import { FILE_COUNT, IMAGE_COUNT } from '../../shared/constants'
import type { MediaKind } from '../../shared/host'

const MOST: Record<MediaKind, number> = { image: IMAGE_COUNT, file: FILE_COUNT }

/** How many may be chosen: what was asked for, never more than the kind allows. */
export const countOf = (kind: MediaKind, count: number = MOST[kind]): number =>
  Math.max(1, Math.min(count, MOST[kind]))

/** The last part of a path: temporary files have no other name. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1) || 'file'

/** Hosts say so when a person closes their sheet: that is no failure. */
export function isCancelled(cause: unknown): boolean {
  const { errMsg, errorMessage, error } = (cause ?? {}) as Record<string, unknown>
  return /cancel/i.test(`${errMsg} ${errorMessage}`) || error === 11
}
