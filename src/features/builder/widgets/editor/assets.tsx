import { useState } from 'react'
import { useOnce } from '../../../../engine/actions/use-once'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { usePages } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { ListEnd } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { EndpointNotFoundError } from '../../../../errors'
import { uploadFile } from '../../../../http/upload-file'
import { useTranslate } from '../../../../i18n'
import { keptKey } from '../../../../stores/kept-store'
import { Button } from '../../../../ui/button/button'
import { TextField } from '../../../../ui/form-field/form-field'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { SearchInput } from '../../../../ui/search-input/search-input'
import { Notice } from '../../../../ui/states/states'
import { type Asset, type AssetPlace, deleteAsset, saveAsset } from '../../contract-library'
import { useWords } from '../../parts/catalogue'
import { byEditor } from '../../parts/reading'
import { assetsOf } from '../../queries'
import pick from './pickers.json'
import { useListed } from './sources'
import { Chosen, type WiredProps } from './wiring'

const SHOWN_WIDTH = 96

/** What its user has uploaded since the app was opened, for a server that lists nothing. */
const UPLOADED = keptKey<readonly string[]>('user')

/** Which picture a field shows, and what it says to those who do not see it where it is asked for that too. */
export function AssetPicker(props: WiredProps) {
  const { imageUrl } = useServices().host
  const say = useWords(pick.words)
  const { value, field, type, onTogether } = props
  function take(url: string, alt = ''): void {
    if (alt !== '' && onTogether) onTogether({ [field.name]: url, alt })
    else if (alt !== '' && type === 'image' && field.name === 'value')
      props.onChange({ image: url, alt })
    else props.onChange(url)
  }
  return (
    <>
      {typeof value === 'string' && value !== '' && (
        <Image className='tp-edit__img' src={imageUrl(value, SHOWN_WIDTH)} alt={say('shown')} />
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

interface AssetsProps {
  readonly onTake: (url: string, alt?: string) => void
}

/** Pictures to choose from, and the way to a new one. */
function Assets({ onTake }: AssetsProps) {
  const { host, kept } = useServices()
  const t = useTranslate()
  const say = useWords(pick.words)
  const [sent, setSent] = useState<number>()
  const [problem, setProblem] = useState('')
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
    setProblem('')
    setFailed(undefined)
    setSent(0)
    try {
      const onProgress = (part: number) => setSent(Math.round(part * 100))
      const options = { quiet: true, onProgress }
      const { url } = await byEditor(() => uploadFile({ body: { file } }, options))
      kept.set(UPLOADED, [url, ...(kept.get(UPLOADED) ?? [])])
      void list.reload()
      // Only what the server has is an address.
      onTake(url)
    } catch (error) {
      setProblem(errorText(error, t))
      setFailed(file)
    } finally {
      setSent(undefined)
    }
  }
  async function upload(): Promise<void> {
    setProblem('')
    try {
      const [file] = await host.chooseMedia('image', 1)
      if (file) await send(file)
    } catch (error) {
      setProblem(errorText(error, t))
    }
  }
  const grid = (
    title: string,
    urls: readonly (readonly [url: string, act: () => void, name?: string])[],
  ) =>
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
  const own = (kept.get(UPLOADED) ?? []).map((url) => [url, () => onTake(url)] as const)
  const pictured = list.items.map(
    (asset) =>
      [
        asset.url,
        () => (isKept ? setOpened(asset) : onTake(asset.url, asset.alt)),
        asset.alt || asset.name,
      ] as const,
  )
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
      {!isKept &&
        grid(
          say('ofProducts'),
          [...new Set(pictures)].map((url) => [url, () => onTake(url)] as const),
        )}
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
  const say = useWords(pick.words)
  const once = useOnce()
  const { busy, problem, run } = useSubmit()
  const [said, setSaid] = useState({ name: asset.name, alt: asset.alt, folder: asset.folder })
  const [places, setPlaces] = useState<readonly AssetPlace[]>([])
  const { id, url, size, width, height } = asset
  const save = () =>
    run(async () => {
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
    await run(async () => {
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
      <Image className='tp-edit__img' src={host.imageUrl(url, SHOWN_WIDTH)} alt={said.alt} />
      <Text className='tp-edit__note'>
        {width > 0 ? `${width} × ${height} px · ${kilobytes} KB` : `${kilobytes} KB`}
      </Text>
      {(['name', 'alt', 'folder'] as const).map((each) => (
        <TextField
          key={each}
          label={say(`of.${each}`)}
          field={{
            value: said[each],
            maxLength: each === 'alt' ? 200 : 60,
            onChange: (next) => setSaid({ ...said, [each]: next }),
          }}
        />
      ))}
      {problem && <Notice tone='danger'>{problem}</Notice>}
      {places.length > 0 && (
        <Notice tone='warning'>
          {`${say('used')} ${places.map(({ where, name }) => say(`at.${where}`, { name })).join(', ')}`}
        </Notice>
      )}
      <Button block loading={busy} disabled={said.name.trim() === ''} onTap={() => void save()}>
        {t('common.save')}
      </Button>
      <Button block kind='secondary' disabled={busy} onTap={() => void remove()}>
        {say('delete')}
      </Button>
      <Button block kind='ghost' onTap={onClose}>
        {say('back')}
      </Button>
    </>
  )
}
