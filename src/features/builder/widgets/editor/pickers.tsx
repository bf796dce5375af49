import { useState } from 'react'
import { useQuery } from '../../../../engine/data/queries'
import { usePage } from '../../../../engine/page/page-context'
import { useLocale, useTranslate } from '../../../../i18n'
import { type Route, routes } from '../../../../routing/table'
import { encodePart } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { TextField } from '../../../../ui/form-field/form-field'
import { Icon } from '../../../../ui/icon/icon'
import type { IconName } from '../../../../ui/icon/icons'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { SearchInput } from '../../../../ui/search-input/search-input'
import { Notice } from '../../../../ui/states/states'
import {
  groupNames,
  newWidget,
  typesOf,
  useNames,
  useWords,
  type WordOf,
} from '../../parts/catalogue'
import { registryFor } from '../../parts/reading'
import { catalogue } from '../../queries'
import type { Place } from '../../rules/document'
import { AssetPicker } from './assets'
import type { Editing } from './editing'
import { Panel, type PickerProps } from './hands'
import json from './pickers.json'
import { MapPicker, SourcePicker, useListed } from './sources'
import { ActionPicker, Chosen, type WiredProps } from './wiring'

const table: readonly Route[] = routes
const VIEW = '/views/index'

export interface PaletteProps {
  readonly editing: Editing
  readonly place: Place | undefined
  readonly onClose: () => void
}

/** What can be put into this page, by group. */
export function Palette({ editing, place, onClose }: PaletteProps) {
  const t = useTranslate()
  const locale = useLocale()
  const nameOf = useNames()
  const { registry } = usePage()
  const [typed, setTyped] = useState('')
  const drawable = registry && registryFor(registry, editing.url)
  const isFound = (type: string) =>
    `${type} ${nameOf(type)}`.toLowerCase().includes(typed.trim().toLowerCase())
  const brought = [...(drawable ?? [])].flatMap(([type, { definition }]) =>
    definition.palette ? [type] : [],
  )
  const groups = [
    ...groupNames.map((group) => ({ group, types: typesOf(group) as readonly string[] })),
    { group: 'packages' as const, types: brought },
  ].map(({ group, types }) => ({
    group,
    types: types.filter((type) => drawable?.has(type) && isFound(type)),
  }))
  return (
    <Panel open={place !== undefined} onClose={onClose} title={t('builder.add.title')}>
      <View className='tp-edit__palette'>
        <SearchInput
          value={typed}
          onChange={setTyped}
          placeholder={t('builder.add.search')}
          clearLabel={t('builder.list.clear')}
        />
        {groups.map(({ group, types }) =>
          types.length === 0 ? null : (
            <CellGroup key={group} title={t(`builder.group.${group}`)}>
              {types.map((type) => {
                const palette = drawable?.get(type)?.definition.palette
                return (
                  <Cell
                    key={type}
                    title={nameOf(type)}
                    note={palette?.note[locale] ?? type}
                    icon={palette?.icon}
                    arrow={false}
                    onTap={() => {
                      if (place) editing.add([newWidget(type, palette)], place)
                      onClose()
                    }}
                  />
                )
              })}
            </CellGroup>
          ),
        )}
        <Text className='tp-edit__note'>{t('builder.add.only')}</Text>
      </View>
    </Panel>
  )
}

/** Chooses a value that nobody wants to write by hand. */
export function Pick({ kind, ...props }: PickerProps) {
  if (kind === 'link') return <LinkPicker {...props} />
  if (kind === 'icon') return <IconPicker {...props} />
  if (kind === 'asset') return <AssetPicker {...props} />
  if (kind === 'action') return <ActionPicker {...props} />
  if (kind === 'source') return <SourcePicker {...props} />
  return <MapPicker {...props} />
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

function LinkPicker(props: WiredProps) {
  const say = useWords('pickers')
  return (
    <Chosen control={props} icon='link' title={say('link')}>
      {(take) => <Targets onTake={take} />}
    </Chosen>
  )
}

interface ToldProps {
  readonly target: Target
  readonly onTake: (url: string) => void
}

/** What the page that was chosen is told. */
function Told({ target, onTake }: ToldProps) {
  const say = useWords('pickers')
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({})
  const address = addressOf(target, given)
  return (
    <>
      <Text className='tp-edit__label'>{target.title}</Text>
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
      <Button block onTap={() => onTake(address)}>
        {say('take', { what: address })}
      </Button>
    </>
  )
}

/** Wherever a tap can lead. */
function Targets({ onTake }: Pick<ToldProps, 'onTake'>) {
  const t = useTranslate()
  const say = useWords('pickers')
  const [target, setTarget] = useState<Target>()
  const [typed, setTyped] = useState('')
  const keyWord = typed.trim()
  const targets = useQuery(catalogue)
  const products = useListed('product/page', keyWord ? { keyWord } : {})
  const stores = useListed('people/store/location', {})
  const isFound = ({ title, url }: Target) =>
    `${title} ${url}`.toLowerCase().includes(keyWord.toLowerCase())
  const { pages = [], forms = [] } = targets.value ?? {}
  const one = (page: string) => (item: Readonly<Record<string, unknown>>) => ({
    title: String(item.name),
    url: `${VIEW}?url=${page}&id=${item.id}`,
    params: [],
  })
  const groups: readonly (readonly [WordOf<'pickers'>, readonly Target[]])[] = [
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
  if (target) return <Told target={target} onTake={onTake} />
  const shown = groups.map(([name, targets]) => [name, targets.filter(isFound)] as const)
  return (
    <>
      <SearchInput
        value={typed}
        onChange={setTyped}
        placeholder={say('search')}
        clearLabel={say('clear')}
      />
      {targets.status === 'error' && (
        <Notice
          tone='warning'
          actionText={t('common.retry')}
          onAction={() => void targets.reload()}
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
              {targets.map((each) => (
                <Cell
                  key={each.url}
                  title={each.title}
                  note={each.url}
                  onTap={() => (each.params.length > 0 ? setTarget(each) : onTake(each.url))}
                />
              ))}
            </CellGroup>
          ),
      )}
    </>
  )
}

function IconPicker(props: WiredProps) {
  const say = useWords('pickers')
  return (
    <Chosen control={props} icon='grid' title={say('icon')}>
      {(take) => (
        <View className='tp-edit__icons' role='radiogroup' label={say('icon')}>
          {json.icons.map((name) => (
            <Pressable
              key={name}
              role='radio'
              className='tp-edit__icon'
              label={name}
              checked={name === props.value}
              onTap={() => take(name)}
            >
              <Icon name={name as IconName} size={24} />
            </Pressable>
          ))}
        </View>
      )}
    </Chosen>
  )
}
