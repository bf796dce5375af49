import type { ChooseMedia, MediaKind } from '../../shared/host'
import { countOf, openFileDialog } from './choosing'

const ACCEPT: Record<MediaKind, string> = { image: 'image/*', file: '' }

/** The browser's own file dialog. One that cannot tell that it was closed leaves the promise open. */
export const chooseMedia: ChooseMedia = async (kind, count) => {
  const most = countOf(kind, count)
  const chosen = await openFileDialog({ accept: ACCEPT[kind], multiple: most > 1 })
  return chosen.slice(0, most).map((blob) => ({
    path: URL.createObjectURL(blob),
    name: blob.name,
    size: blob.size,
    blob,
  }))
}
