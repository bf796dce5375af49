import { useServices } from '../../../engine/services'
import { useTranslate } from '../../../i18n'
import { Icon } from '../../../ui/icon/icon'
import { Image, Pressable, Text, View } from '../../../ui/primitives/elements'
import { type Pending, useUploads } from './use-uploads'
import './pictures.scss'

const SHOWN_WIDTH = 96

const Cross = () => (
  <View className='tp-pictures__cross' decor>
    <Icon name='x' size={14} />
  </View>
)

interface PicturesProps {
  /** What they show; names each of them with its number. */
  readonly label: string
  /** Where those that have arrived lie on the server. */
  readonly urls: readonly string[]
  /** How many it takes. */
  readonly most: number
  readonly readOnly?: boolean
  /** Is given what makes the new list of the one before: several may arrive in one moment. */
  readonly onChange: (change: (before: readonly string[]) => readonly string[]) => void
  readonly onPending: (pending: Pending) => void
}

/** Pictures in a grid, the last place of which takes more. */
export function Pictures(props: PicturesProps) {
  const { label, urls, most, readOnly, onChange, onPending } = props
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const { uploads, free, choose, again, remove } = useUploads({
    kind: 'image',
    room: most - urls.length,
    onSent: ({ url }) => onChange((before) => [...before, url]),
    onPending,
  })
  const why = uploads.find(({ problem }) => problem !== undefined)?.problem
  return (
    <View className='tp-pictures' role='group' label={label}>
      {urls.map((url, i) => {
        const name = t('form.image', { name: label, n: i + 1 })
        return (
          <View key={url} className='tp-pictures__pic'>
            <Image className='tp-pictures__img' src={imageUrl(url, SHOWN_WIDTH)} alt={name} />
            {!readOnly && (
              <Pressable
                className='tp-pictures__drop'
                label={t('form.remove', { name })}
                onTap={() => onChange((before) => before.filter((each) => each !== url))}
              >
                <Cross />
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
            <Cross />
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
      {why !== undefined && <Text className='tp-pictures__why tp-c-danger'>{why}</Text>}
    </View>
  )
}
