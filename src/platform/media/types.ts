import type { LocalFile } from '../../shared/transport'

export type MediaKind = 'image' | 'file'

/**
 * Lets the user choose pictures or files. Empty when they choose none.
 *
 * @param count how many at most; 9 pictures or 100 files unless told otherwise (client spec §5).
 * @throws UnsupportedError on a host without such files; HostError when the host refuses.
 */
export type ChooseMedia = (kind: MediaKind, count?: number) => Promise<readonly LocalFile[]>
