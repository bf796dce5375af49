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

interface FileDialog {
  /** Kinds of files, as `<input accept>` has them; empty for all. */
  readonly accept: string
  /** One unless told. */
  readonly multiple?: boolean
  /** Opens the camera at once, where there is one. */
  readonly camera?: boolean
}

/**
 * The browser's own file dialog: call it within the tap, browsers open it for nothing else. Empty when it is
 * closed; a browser that cannot tell leaves the promise open. Browsers only.
 */
export const openFileDialog = ({
  accept,
  multiple = false,
  camera,
}: FileDialog): Promise<readonly File[]> =>
  new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = accept
    input.multiple = multiple
    if (camera) input.setAttribute('capture', 'environment')
    input.hidden = true
    const settle = () => {
      input.remove()
      resolve(Array.from(input.files ?? []))
    }
    input.addEventListener('change', settle)
    input.addEventListener('cancel', settle)
    // Safari opens the dialog for elements of the document only.
    document.body.append(input)
    input.click()
  })
