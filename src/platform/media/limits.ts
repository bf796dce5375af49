import { FILE_COUNT, IMAGE_COUNT } from '../../shared/constants'
import type { MediaKind } from '../../shared/host'
import { says } from '../answers'

const MOST: Record<MediaKind, number> = { image: IMAGE_COUNT, file: FILE_COUNT }

/** How many may be chosen: what was asked for, never more than the kind allows. */
export const countOf = (kind: MediaKind, count: number = MOST[kind]): number =>
  Math.max(1, Math.min(count, MOST[kind]))

/** The last part of a path: temporary files have no other name. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1) || 'file'

/** Hosts say so when a person closes their sheet: that is no failure. */
export const isCancelled = (cause: unknown): boolean => says(cause, /cancel/i, 11)
