import { useState } from 'react'
import { usePages } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { latePart } from '../../../../engine/outlet/lazy-widget'
import { ListEnd } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { EndpointNotFoundError } from '../../../../errors'
import { CUTTABLE, uploadFile } from '../../../../http/upload-file'
import { useTranslate } from '../../../../i18n'
import { isObject } from '../../../../shared/json'
import { keptKey } from '../../../../stores/kept-store'
import { Button } from '../../../../ui/button/button'
import { TextField } from '../../../../ui/form-field/form-field'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { SearchInput } from '../../../../ui/search-input/search-input'
import { Notice } from '../../../../ui/states/states'
import { type FrameProps, loadCropSheet } from '../../../form'
import { type Asset, type AssetPlace, deleteAsset, saveAsset } from '../../contract-library'
import { useWords } from '../../parts/catalogue'
import { byEditor } from '../../parts/reading'
import { assetsOf } from '../../queries'
import { usePanelForm, useSending } from './hands'
import { useListed } from './sources'
import { Chosen, type WiredProps } from './wiring'

const SHOWN_WIDTH = 96

/** Width by height of what shows a picture; elsewhere the frame begins with the picture's own. */
const SHAPES: Readonly<Record<string, number | undefined>> = { banner: 2, video: 16 / 9 }

/** See there; it comes when it is first opened. */
const CropSheet = latePart<FrameProps>(loadCropSheet, null)

/** What its user has uploaded since the app was opened, for a server that lists nothing. */
const UPLOADED = keptKey<readonly string[]>('user')

/** Which picture a field shows, and what it says to those who do not see it where it is asked for that too. */
export function AssetPicker(props: WiredProps) {
  const { imageUrl } = useServices().host
  const say = useWords('pickers')
  const { value, field, type, onTogether } = props
  function take(url: string, alt = ''): void {
    if (alt !== '' && onTogether) onTogether({ [field.name]: url, alt })
    else if (alt !== '' && type === 'image' && field.name === 'value')
      props.onChange({ image: url, alt })
    else props.onChange(url)
  }
  const t = useTranslate()
  const [isCut, setCut] = useState(false)
  const image = isObject(value) ? value.image : value
  const url = typeof image === 'string' ? image : ''
  return (
    <>
      {url !== '' && (
        <Image className='tp-edit__img' src={imageUrl(url, SHOWN_WIDTH)} alt={say('shown')} />
      )}
      {CUTTABLE.test(url) && (
        <Button block kind='secondary' icon='scan' onTap={() => setCut(true)}>
          {t('form.framing.title')}
        </Button>
      )}
      {isCut && (
        <CropSheet
          url={url}
          shape={SHAPES[type ?? '']}
          onClose={() => setCut(false)}
          onCut={(next) => props.onChange(isObject(value) ? { ...value, image: next } : next)}
        />
      )}
      <Chosen control={props} icon='image' title={say('asset')}>
        {(_, close) => (
          <Assets
            onTake={(url, alt) => {
              take(url, alt)
              close()
            }}
          />
        )}
      </Chosen>
    </>
  )
}

type Tile = readonly [url: string, act: () => void, name?: string]

interface AssetsProps {
  readonly onTake: (url: string, alt?: string) => void
}

/** Pictures to choose from, and the way to a new one. */
function Assets({ onTake }: AssetsProps) {
  const { host, kept } = useServices()
  const t = useTranslate()
  const say = useWords('pickers')
  const [sent, setSent] = useState<number>()
  const { problem, setProblem, run } = useSending()
  const [failed, setFailed] = useState<Awaited<ReturnType<typeof host.chooseMedia>>[number]>()
  const [typed, setTyped] = useState('')
  const [folder, setFolder] = useState<string>()
  const [isKept, setKept] = useState(false)
  const [opened, setOpened] = useState<Asset>()
  const list = usePages(assetsOf(typed.trim(), folder))
  const folders = list.first?.folders ?? []
  const products = useListed('product/page', {})
  const pictures = products.flatMap(({ image }) => (typeof image === 'string' ? [image] : []))
  async function send(file: NonNullable<typeof failed>): Promise<void> {
    setSent(0)
    const isSent = await run(async () => {
      const onProgress = (part: number) => setSent(Math.round(part * 100))
      const options = { quiet: true, onProgress }
      const { url } = await byEditor(() => uploadFile({ body: { file } }, options))
      kept.set(UPLOADED, [url, ...(kept.get(UPLOADED) ?? [])])
      void list.reload()
      // Only what the server has is an address.
      onTake(url)
    })
    setFailed(isSent ? undefined : file)
    setSent(undefined)
  }
  async function upload(): Promise<void> {
    setProblem(undefined)
    setFailed(undefined)
    try {
      const [file] = await host.chooseMedia('image', 1)
      if (file) await send(file)
    } catch (error) {
      setProblem(errorText(error, t))
    }
  }
  const grid = (title: string, urls: readonly Tile[]) =>
    urls.length > 0 && (
      <View role='group' label={title}>
        <Text className='tp-edit__label'>{title}</Text>
        <View className='tp-edit__icons'>
          {urls.map(([url, act, name = url]) => (
            <Pressable key={url} label={name} onTap={act}>
              <Image className='tp-edit__img' src={host.imageUrl(url, SHOWN_WIDTH)} alt='' />
            </Pressable>
          ))}
        </View>
      </View>
    )
  if (opened)
    return (
      <OneAsset
        asset={opened}
        onClose={() => {
          setOpened(undefined)
          void list.reload()
        }}
      />
    )
  const isListed = list.status === 'ready'
  const tile = (url: string): Tile => [url, () => onTake(url)]
  const own = (kept.get(UPLOADED) ?? []).map(tile)
  const pictured = list.items.map((asset): Tile => {
    const { url, alt, name } = asset
    return [url, () => (isKept ? setOpened(asset) : onTake(url, alt)), alt || name]
  })
  return (
    <>
      {problem && (
        <Notice
          tone='danger'
          actionText={failed && t('common.retry')}
          onAction={failed && (() => void send(failed))}
        >
          {problem}
        </Notice>
      )}
      <Button block icon='upload' loading={sent !== undefined} onTap={() => void upload()}>
        {sent === undefined ? say('upload') : say('uploading', { n: sent })}
      </Button>
      {list.status === 'error' && !(list.error instanceof EndpointNotFoundError) && (
        <Notice tone='warning' actionText={t('common.retry')} onAction={() => void list.reload()}>
          {say('unlisted')}
        </Notice>
      )}
      {!isListed && grid(say('uploaded'), own)}
      {isListed && (
        <>
          <SearchInput
            value={typed}
            onChange={setTyped}
            placeholder={say('searchPictures')}
            clearLabel={say('clear')}
          />
          <View className='tp-edit__choice'>
            {folders.length > 0 &&
              [undefined, ...folders].map((each) => (
                <Button
                  key={each ?? ''}
                  size='s'
                  kind={folder === each ? 'primary' : 'secondary'}
                  onTap={() => setFolder(each)}
                >
                  {each ?? say('everywhere')}
                </Button>
              ))}
            <Button size='s' kind='ghost' onTap={() => setKept(!isKept)}>
              {say(isKept ? 'choose' : 'manage')}
            </Button>
          </View>
          {isKept && <Text className='tp-edit__note'>{say('manageNote')}</Text>}
          {pictured.length === 0 && <Text className='tp-edit__note'>{say('noPictures')}</Text>}
          {grid(say('pictures'), pictured)}
          {list.hasMore && <ListEnd list={list} more='common.more' />}
        </>
      )}
      {!isKept && grid(say('ofProducts'), [...new Set(pictures)].map(tile))}
    </>
  )
}

interface OneAssetProps {
  readonly asset: Asset
  readonly onClose: () => void
}

/** What a picture is called, what it shows, where it lies; and the way to be rid of it. */
function OneAsset({ asset, onClose }: OneAssetProps) {
  const { host } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  const say = useWords('pickers')
  const { once } = useSending()
  const form = usePanelForm({ initial: { name: asset.name, alt: asset.alt, folder: asset.folder } })
  const [places, setPlaces] = useState<readonly AssetPlace[]>([])
  const { id, url, size, width, height } = asset
  const save = () =>
    form.submit(async (said) => {
      await saveAsset({ body: { id, ...said } }, { quiet: true })
      onClose()
    })
  async function remove(): Promise<void> {
    const sure = await ask({
      title: say('deleteSure'),
      text: say('deleteLost'),
      ok: t('common.delete'),
      cancel: t('common.cancel'),
      tone: 'danger',
    })
    if (!sure) return
    await form.submit(async () => {
      const send = (requestId: string) => deleteAsset({ body: { id, requestId } }, { quiet: true })
      const answer = await once(send, id)
      if (answer.outcome === 'used') return setPlaces(answer.places)
      host.toast(say('deleted'))
      onClose()
    })
  }
  const kilobytes = Math.max(1, Math.round(size / 1024))
  return (
    <>
      <Image className='tp-edit__img' src={host.imageUrl(url, SHOWN_WIDTH)} alt={form.values.alt} />
      <Text className='tp-edit__note'>
        {width > 0 ? `${width} × ${height} px · ${kilobytes} KB` : `${kilobytes} KB`}
      </Text>
      {(['name', 'alt', 'folder'] as const).map((each) => (
        <TextField
          key={each}
          label={say(`of.${each}`)}
          error={form.problemOf(each)}
          field={{ ...form.text(each), maxLength: each === 'alt' ? 200 : 60 }}
        />
      ))}
      {form.refusal && <Notice tone='danger'>{form.refusal}</Notice>}
      {places.length > 0 && (
        <Notice tone='warning'>
          {`${say('used')} ${places.map(({ where, name }) => say(`at.${where}`, { name })).join(', ')}`}
        </Notice>
      )}
      <Button
        block
        loading={form.busy}
        disabled={form.values.name.trim() === ''}
        onTap={() => void save()}
      >
        {t('common.save')}
      </Button>
      <Button block kind='secondary' disabled={form.busy} onTap={() => void remove()}>
        {say('delete')}
      </Button>
      <Button block kind='ghost' onTap={onClose}>
        {say('back')}
      </Button>
    </>
  )
}
