import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../engine/error-text'
import { useServices } from '../../../engine/services'
import { AppError, HostError } from '../../../errors'
import { uploadFile } from '../../../http/upload-file'
import { useTranslate } from '../../../i18n'
import type { LocalFile } from '../../../shared/transport'
import type { FormFile } from '../rules/types'

/**
 * Sends one file and answers with where it lies on the server.
 *
 * @throws HostError 上传失败 (client spec §8), or what the server said.
 */
async function sendUpload(
  file: LocalFile,
  onProgress: (fraction: number) => void,
): Promise<FormFile> {
  try {
    const { url } = await uploadFile({ body: { file } }, { quiet: true, onProgress })
    // Mini-programs send a temporary name: people know the file by the one they chose.
    return { url, name: file.name }
  } catch (error) {
    if (error instanceof AppError && error.serverMessage !== '') throw error
    throw new HostError('profile.avatar.uploadFailed', error)
  }
}

/** Where the uploads of a field stand. */
export type Pending = 'sending' | 'failed' | undefined

/** A file on its way to the server. */
export interface Upload {
  readonly key: number
  readonly file: LocalFile
  /** Percent sent. */
  readonly sent: number
  /** Why it did not arrive; then it waits for another try. */
  readonly problem?: string
}

interface UploadsOf {
  readonly kind: 'image' | 'file'
  /** How many more the field takes. */
  readonly room: number
  readonly onSent: (file: FormFile) => void
  readonly onPending: (pending: Pending) => void
}

const stateOf = (uploads: readonly Upload[]): Pending => {
  if (uploads.some(({ problem }) => problem === undefined)) return 'sending'
  return uploads.length > 0 ? 'failed' : undefined
}

/** Chooses files and sends each at once; one that failed keeps its place until it is sent or removed. */
export function useUploads({ kind, room, onSent, onPending }: UploadsOf) {
  const { host } = useServices()
  const t = useTranslate()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const count = useRef(0)
  const told = useRef<Pending>()
  /** Those that were not removed meanwhile. */
  const live = useRef(new Set<number>())
  const free = room - uploads.length

  const state = stateOf(uploads)
  useEffect(() => {
    if (told.current === state) return
    told.current = state
    onPending(state)
  }, [state, onPending])

  const change = (key: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)))
  const remove = (key: number) => {
    live.current.delete(key)
    setUploads((all) => all.filter((each) => each.key !== key))
  }

  async function send({ key, file }: Upload): Promise<void> {
    if (!live.current.has(key)) return
    change(key, { problem: undefined, sent: 0 })
    try {
      const sent = await sendUpload(file, (fraction) =>
        change(key, { sent: Math.round(fraction * 100) }),
      )
      if (!live.current.has(key)) return
      remove(key)
      onSent(sent)
    } catch (error) {
      change(key, { problem: errorText(error, t) })
    }
  }

  async function choose(): Promise<void> {
    try {
      const files = await host.chooseMedia(kind, free)
      const added = files.slice(0, free).map((file) => {
        count.current += 1
        live.current.add(count.current)
        return { key: count.current, file, sent: 0 }
      })
      setUploads((all) => [...all, ...added])
      // One after the other: a phone's network does not get faster by sharing.
      for (const upload of added) await send(upload)
    } catch (error) {
      host.toast(errorText(error, t))
    }
  }

  return { uploads, free, choose, again: send, remove }
}
