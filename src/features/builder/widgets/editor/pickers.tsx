import { type ReactNode, useState } from 'react'
import { useQuery } from '../../../../engine/data/queries'
import { useScope } from '../../../../engine/data/resolve'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { uploadFile } from '../../../../http/upload-file'
import { useTranslate } from '../../../../i18n'
import { type Route, routes } from '../../../../routing/table'
import { isObject } from '../../../../shared/json'
import { encodePart } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { TextField } from '../../../../ui/form-field/form-field'
import { Icon } from '../../../../ui/icon/icon'
import type { IconName } from '../../../../ui/icon/icons'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { SearchInput } from '../../../../ui/search-input/search-input'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Notice } from '../../../../ui/states/states'
import { getCatalogue } from '../../contract-editor'
import type { PickerProps } from './hands'
import json from './pickers.json'
import { type ControlProps, Line } from './plain-controls'
import { byEditor, useWords } from './tools'
import { ActionPicker, MapPicker, SourcePicker } from './wiring'

const { words } = json
const table: readonly Route[] = routes
const VIEW = '/views/index'
const SHOWN_WIDTH = 96

/** Chooses a value that nobody wants to write by hand. */
export function Pick({ kind, ...props }: PickerProps) {
  if (kind === 'link') return <LinkPicker {...props} />
  if (kind === 'icon') return <IconPicker {...props} />
  if (kind === 'asset') return <AssetPicker {...props} />
  if (kind === 'action') return <ActionPicker {...props} />
  if (kind === 'source') return <SourcePicker {...props} />
  return <MapPicker {...props} />
}

interface PanelProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}
function Panel({ title, onClose, children }: PanelProps) {
  const t = useTranslate()
  return (
    <Sheet open title={title} closeLabel={t('common.close')} onClose={onClose}>
      <View className='tp-edit__palette'>{children}</View>
    </Sheet>
  )
}

/** A place an address can lead to, and what it can be told there. */
interface Target {
  readonly title: string
  readonly url: string
  readonly params: readonly string[]
}

/** An address with its parameters; the places of `{id}` stay to be filled. */
function addressOf({ url, params }: Target, given: Readonly<Record<string, string>>): string {
  const pairs = params.flatMap((name) => {
    const value = given[name]?.trim()
    const said =
      value &&
      encodePart(value)
        .replace(/%2F/g, '/')
        .replace(/%7B(\w+)%7D/g, '{$1}')
    return said ? [`${name}=${said}`] : []
  })
  return pairs.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${pairs.join('&')}`
}

/** Products and shops of the server, as their own pages list them. */
function useListed(call: string, query: Readonly<Record<string, string>>) {
  const { loadSource } = useServices()
  const scope = useScope()
  const found = useQuery({
    key: ['edit-listed', call, query],
    load: ({ signal }) => loadSource({ from: 'api', call, query }, scope(), signal),
  }).value
  const list = isObject(found) && Array.isArray(found.result) ? found.result : found
  return (Array.isArray(list) ? (list as unknown[]) : []).filter(isObject)
}

function LinkPicker(props: ControlProps) {
  const say = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const [target, setTarget] = useState<Target>()
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({})
  function take(url: string): void {
    props.onChange(url)
    setOpen(false)
    setTarget(undefined)
  }
  function choose(chosen: Target): void {
    setGiven({})
    if (chosen.params.length === 0) take(chosen.url)
    else setTarget(chosen)
  }
  return (
    <>
      <Line {...props} />
      <Button kind='secondary' size='s' icon='link' onTap={() => setOpen(true)}>
        {say('link')}
      </Button>
      {isOpen && (
        <Panel
          title={target?.title ?? say('link')}
          onClose={() => (target ? setTarget(undefined) : setOpen(false))}
        >
          {target ? (
            <>
              <Text className='tp-edit__note'>{say('fill')}</Text>
              {target.params.map((name) => (
                <TextField
                  key={name}
                  label={name}
                  field={{
                    value: given[name] ?? '',
                    onChange: (next) => setGiven({ ...given, [name]: next }),
                  }}
                />
              ))}
              <Button block onTap={() => take(addressOf(target, given))}>
                {say('take', { what: addressOf(target, given) })}
              </Button>
            </>
          ) : (
            <Targets onChoose={choose} />
          )}
        </Panel>
      )}
    </>
  )
}

/** Wherever a tap can lead. */
function Targets({ onChoose }: { readonly onChoose: (target: Target) => void }) {
  const t = useTranslate()
  const say = useWords(words)
  const [typed, setTyped] = useState('')
  const keyWord = typed.trim()
  const catalogue = useQuery({
    key: ['edit-catalogue'],
    load: ({ signal }) => getCatalogue({ body: { pictures: [] } }, { quiet: true, signal }),
  })
  const products = useListed('product/page', keyWord ? { keyWord } : {})
  const stores = useListed('people/store/location', {})
  const isFound = ({ title, url }: Target) =>
    `${title} ${url}`.toLowerCase().includes(keyWord.toLowerCase())
  const { pages = [], forms = [] } = catalogue.value ?? {}
  const one = (page: string) => (item: Readonly<Record<string, unknown>>) => ({
    title: String(item.name),
    url: `${VIEW}?url=${page}&id=${item.id}`,
    params: [],
  })
  const groups: readonly (readonly [keyof typeof words, readonly Target[]])[] = [
    [
      'routes',
      table
        .filter(({ dev, path }) => !dev && path !== VIEW)
        .map(({ path, title, params = [] }) => ({ title: t(title), url: path, params })),
    ],
    [
      'pages',
      pages
        .filter((page) => !table.some(({ path }) => path === page))
        .map((page) => ({ title: page, url: `${VIEW}?url=${page}`, params: ['id'] })),
    ],
    [
      'forms',
      forms.map((form) => ({ title: form, url: `/auto/edit?url=${form}`, params: ['id'] })),
    ],
    ['products', products.map(one('/product/show'))],
    ['stores', stores.map(one('/store/show'))],
  ]
  const shown = groups.map(([name, targets]) => [name, targets.filter(isFound)] as const)
  return (
    <>
      <SearchInput
        value={typed}
        onChange={setTyped}
        placeholder={say('search')}
        clearLabel={say('clear')}
      />
      {catalogue.status === 'error' && (
        <Notice
          tone='warning'
          actionText={t('common.retry')}
          onAction={() => void catalogue.reload()}
        >
          {say('away')}
        </Notice>
      )}
      {shown.every(([, targets]) => targets.length === 0) && (
        <Text className='tp-edit__note'>{say('none')}</Text>
      )}
      {shown.map(
        ([name, targets]) =>
          targets.length > 0 && (
            <CellGroup key={name} title={say(name)}>
              {targets.map((target) => (
                <Cell
                  key={target.url}
                  title={target.title}
                  note={target.url}
                  onTap={() => onChoose(target)}
                />
              ))}
            </CellGroup>
          ),
      )}
    </>
  )
}

function IconPicker(props: ControlProps) {
  const say = useWords(words)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Line {...props} />
      <Button kind='secondary' size='s' icon='grid' onTap={() => setOpen(true)}>
        {say('icon')}
      </Button>
      {isOpen && (
        <Panel title={say('icon')} onClose={() => setOpen(false)}>
          <View className='tp-edit__icons' role='radiogroup' label={say('icon')}>
            {json.icons.map((name) => (
              <Pressable
                key={name}
                role='radio'
                className='tp-edit__icon'
                label={name}
                checked={name === props.value}
                onTap={() => {
                  props.onChange(name)
                  setOpen(false)
                }}
              >
                <Icon name={name as IconName} size={24} />
              </Pressable>
            ))}
          </View>
        </Panel>
      )}
    </>
  )
}

/** What was uploaded since the app was opened: no call lists it. */
const uploaded: string[] = []

function AssetPicker(props: ControlProps) {
  const { host } = useServices()
  const t = useTranslate()
  const say = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState<number>()
  const [problem, setProblem] = useState('')
  const products = useListed('product/page', {})
  const { value } = props
  function take(url: string): void {
    props.onChange(url)
    setOpen(false)
  }
  async function upload(): Promise<void> {
    setProblem('')
    try {
      const [file] = await host.chooseMedia('image', 1)
      if (!file) return
      setSent(0)
      const onProgress = (part: number) => setSent(Math.round(part * 100))
      const { url } = await byEditor(() =>
        uploadFile({ body: { file } }, { quiet: true, onProgress }),
      )
      uploaded.unshift(url)
      take(url)
    } catch (error) {
      setProblem(errorText(error, t))
    }
    setSent(undefined)
  }
  const grid = (title: string, urls: readonly string[]) =>
    urls.length > 0 && (
      <View role='group' label={title}>
        <Text className='tp-edit__label'>{title}</Text>
        <View className='tp-edit__icons'>
          {urls.map((url) => (
            <Pressable key={url} className='tp-edit__pic' label={url} onTap={() => take(url)}>
              <Image className='tp-edit__img' src={host.imageUrl(url, SHOWN_WIDTH)} alt='' />
            </Pressable>
          ))}
        </View>
      </View>
    )
  const pictures = products.flatMap(({ image }) => (typeof image === 'string' ? [image] : []))
  return (
    <>
      <Line {...props} />
      {typeof value === 'string' && value !== '' && (
        <Image
          className='tp-edit__img'
          src={host.imageUrl(value, SHOWN_WIDTH)}
          alt={say('shown')}
        />
      )}
      <Button kind='secondary' size='s' icon='image' onTap={() => setOpen(true)}>
        {say('asset')}
      </Button>
      {isOpen && (
        <Panel title={say('asset')} onClose={() => setOpen(false)}>
          {problem && <Notice tone='danger'>{problem}</Notice>}
          <Button block icon='upload' loading={sent !== undefined} onTap={() => void upload()}>
            {sent === undefined ? say('upload') : say('uploading', { n: sent })}
          </Button>
          {grid(say('uploaded'), uploaded)}
          {grid(say('ofProducts'), [...new Set(pictures)])}
        </Panel>
      )}
    </>
  )
}
