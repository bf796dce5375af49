import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../engine/error-text'
import { useServices } from '../../../engine/services'
import { AppError, HostError } from '../../../errors'
import { CUTTABLE, uploadFile } from '../../../http/upload-file'
import { useTranslate } from '../../../i18n'
import type { LocalFile } from '../../../shared/transport'
import { Icon } from '../../../ui/icon/icon'
import { Image, Pressable, Text, View } from '../../../ui/primitives/elements'
import type { FormFile } from '../contract'
import { type Frame, framing } from './framing'
import './pictures.scss'

/**
 * Sends one file and answers with where it lies on the server.
 *
 * @throws HostError 上传失败 (client spec §8), or what the server said.
 */
async function sendUpload(
  file: LocalFile,
  isPrivate: boolean,
  onProgress: (fraction: number) => void,
): Promise<FormFile> {
  try {
    const body = isPrivate ? { file, kind: 'private' as const } : { file }
    const { url } = await uploadFile({ body }, { onProgress })
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
  /** For nobody but its owner and administrators. */
  readonly isPrivate?: boolean | undefined
  /** How many more the field takes. */
  readonly room: number
  /** Width by height of where pictures will be shown. */
  readonly shape?: number | undefined
  readonly onSent: (file: FormFile) => void
  readonly onPending: (pending: Pending) => void
}

const stateOf = (uploads: readonly Upload[]): Pending => {
  if (uploads.some(({ problem }) => problem === undefined)) return 'sending'
  return uploads.length > 0 ? 'failed' : undefined
}

/** Chooses files and sends each at once; one that failed keeps its place until it is sent or removed. */
export function useUploads({ kind, isPrivate = false, room, shape, onSent, onPending }: UploadsOf) {
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
      const sent = await sendUpload(file, isPrivate, (fraction) =>
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
      const files = await host.chooseMedia(kind, free, shape)
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

const SHOWN_WIDTH = 96

const Mark = ({ name }: { readonly name: 'x' | 'scan' }) => (
  <View className='tp-pictures__mark' decor>
    <Icon name={name} size={14} />
  </View>
)

/** A picture that is framed, and what frames it. */
interface Cut {
  readonly url: string
  readonly Sheet: Frame
}

interface PicturesProps {
  /** What they show; names each of them with its number. */
  readonly label: string
  /** Where those that have arrived lie on the server. */
  readonly urls: readonly string[]
  /** How many it takes. */
  readonly most: number
  /** For nobody but their owner and administrators. */
  readonly isPrivate?: boolean
  /** Width by height of where they will be shown: then each can be framed, as can one that stands alone. */
  readonly shape?: number
  readonly readOnly?: boolean
  /** Is given what makes the new list of the one before: several may arrive in one moment. */
  readonly onChange: (change: (before: readonly string[]) => readonly string[]) => void
  readonly onPending: (pending: Pending) => void
}

/** Pictures in a grid, the last place of which takes more. */
export function Pictures(props: PicturesProps) {
  const { label, urls, most, isPrivate, shape, readOnly, onChange, onPending } = props
  const { host } = useServices()
  const { imageUrl } = host
  const t = useTranslate()
  const [cut, setCut] = useState<Cut>()
  const { uploads, free, choose, again, remove } = useUploads({
    kind: 'image',
    isPrivate,
    room: most - urls.length,
    shape,
    onSent: ({ url }) => onChange((before) => [...before, url]),
    onPending,
  })
  const { load } = framing
  const frame = (url: string) =>
    load?.().then(
      (Sheet) => setCut({ url, Sheet }),
      (error: unknown) => host.toast(errorText(error, t)),
    )
  const why = uploads.find(({ problem }) => problem !== undefined)?.problem
  return (
    <View className='tp-pictures' role='group' label={label}>
      {urls.map((url, i) => {
        const name = t('form.image', { name: label, n: i + 1 })
        return (
          <View key={url} className='tp-pictures__pic'>
            <Image className='tp-pictures__img' src={imageUrl(url, SHOWN_WIDTH)} alt={name} />
            {load && (shape || most === 1) && !readOnly && CUTTABLE.test(url) && (
              <Pressable
                className='tp-pictures__cut'
                label={t('form.crop', { name })}
                onTap={() => void frame(url)}
              >
                <Mark name='scan' />
              </Pressable>
            )}
            {!readOnly && (
              <Pressable
                className='tp-pictures__drop'
                label={t('form.remove', { name })}
                onTap={() => onChange((before) => before.filter((each) => each !== url))}
              >
                <Mark name='x' />
              </Pressable>
            )}
          </View>
        )
      })}
      {uploads.map((upload) => (
        <View key={upload.key} className='tp-pictures__pic'>
          <Image
            className='tp-pictures__img tp-pictures__img--faint'
            src={upload.file.path}
            alt=''
          />
          {upload.problem === undefined ? (
            <Text className='tp-pictures__sent tp-num' role='status'>
              {t('form.progress', { n: upload.sent })}
            </Text>
          ) : (
            <Pressable
              className='tp-pictures__again'
              label={t('form.again', { name: upload.file.name })}
              onTap={() => void again(upload)}
            >
              <Icon name='refresh' size={20} />
            </Pressable>
          )}
          <Pressable
            className='tp-pictures__drop'
            label={t('form.remove', { name: upload.file.name })}
            onTap={() => remove(upload.key)}
          >
            <Mark name='x' />
          </Pressable>
        </View>
      ))}
      {!readOnly && free > 0 && (
        <Pressable
          className='tp-pictures__add'
          label={`${t('form.addImage')}: ${label}`}
          onTap={() => void choose()}
        >
          <Icon name='camera' size={24} tone='muted' />
          <Text className='tp-pictures__count tp-num'>{`${urls.length}/${most}`}</Text>
        </Pressable>
      )}
      {cut && (
        <cut.Sheet
          url={cut.url}
          shape={shape}
          onClose={() => setCut(undefined)}
          onCut={(next) =>
            onChange((before) => before.map((url) => (url === cut.url ? next : url)))
          }
        />
      )}
      {why !== undefined && <Text className='tp-pictures__why tp-c-danger'>{why}</Text>}
    </View>
  )
}
