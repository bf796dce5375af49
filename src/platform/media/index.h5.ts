import type { ChooseMedia, MediaKind } from '../../shared/host'
import { countOf } from './limits'

const ACCEPT: Record<MediaKind, string> = { image: 'image/*', file: '' }

/** The browser's own file dialog. One that cannot tell that it was closed leaves the promise open. */
export const chooseMedia: ChooseMedia = (kind, count) =>
  new Promise((resolve) => {
    const most = countOf(kind, count)
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = ACCEPT[kind]
    input.multiple = most > 1
    input.hidden = true
    const settle = () => {
      input.remove()
      const chosen = Array.from(input.files ?? []).slice(0, most)
      resolve(
        chosen.map((blob) => ({
          path: URL.createObjectURL(blob),
          name: blob.name,
          size: blob.size,
          blob,
        })),
      )
    }
    input.addEventListener('change', settle)
    input.addEventListener('cancel', settle)
    // Safari opens the dialog for elements of the document only.
    document.body.append(input)
    input.click()
  })
