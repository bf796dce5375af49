import { ask } from './bridge'

/** A file the host gave a temporary path: a photo, a download. */
export interface TempFile {
  path: string
  size: number
  type: string
  /** Its bytes, to show it. */
  dataUrl: string
}

const known = new Map<string, TempFile>()

/** Address an `<img>` can load for what the page calls its source. */
export function displayUrl(src: string): string {
  const file = known.get(src)
  if (file) return file.dataUrl
  if (/^(https?:|data:|\/\/)/.test(src)) return src
  return `/${src.replace(/^(\.\.?\/|\/)+/, '')}`
}

/** The next file a person would choose. */
export async function chooseFile(): Promise<TempFile> {
  return remember(await ask<TempFile>('chooseFile', {}))
}

export function remember(file: TempFile): TempFile {
  known.set(file.path, file)
  return file
}

export function knownFile(path: string): TempFile | undefined {
  return known.get(path)
}
