import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { latePart } from '../../../../engine/outlet/lazy-widget'
import { useLocale, useTranslate } from '../../../../i18n'
import { findRoute } from '../../../../routing/derive'
import { isObject } from '../../../../shared/json'
import { Button } from '../../../../ui/button/button'
import { Text, View } from '../../../../ui/primitives/elements'
import { type Field, settingOf } from '../../rules/describe'
import { type Key, PAGE, type Raw, valueAt } from '../../rules/document'
import type { AddressProps } from './address'
import type { Editing } from './editing'
import { inside, isIn, useAimed } from './findings'
import { AllFound, Whole } from './hands'
import { Control } from './inspector'

/** See `Address`; a page of the app keeps its own. */
const Address = latePart<AddressProps>(() => import('./address').then((part) => part.Address), null)

const META = ['data', '$meta'] as const
const option = (name: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  name,
  kind,
  isRequired: false,
  ...more,
})
const share: readonly Field[] = [
  option('title', 'l10n'),
  option('image', 'text'),
  option('url', 'url'),
]

/** What a page says of itself, and where. */
export const SETTINGS: readonly (readonly [path: readonly Key[], field: Field])[] = [
  [['name'], option('name', 'l10n', { isRequired: true })],
  [[...META, 'nav', 'title'], option('navTitle', 'l10n')],
  [['security', 'isLogin'], option('isLogin', 'switch', { initial: false })],
  [['security', 'isAdmin'], option('isAdmin', 'switch', { initial: false })],
  [['security', 'getApi'], option('getApi', 'text')],
  [[...META, 'role'], option('role', 'choice', { options: ['special'] })],
  [[...META, 'nav', 'pullRefresh'], option('pullRefresh', 'switch', { initial: false })],
  [[...META, 'nav', 'transparent'], option('transparent', 'switch', { initial: false })],
  [
    [...META, 'nav', 'share'],
    option('share', 'switch', {
      initial: false,
      forms: [option('share', 'object', { fields: share })],
    }),
  ],
  [[...META, 'minClient'], option('minClient', 'text')],
  [
    [...META, 'platforms'],
    option('platforms', 'list', {
      item: option('platform', 'choice', { options: ['h5', 'weapp', 'alipay'] }),
    }),
  ],
  [['data', '$sources'], option('sources', 'json')],
  [['pop'], option('pop', 'json')],
]

const elementOf = (name: string) => `tp-edit-page-${name}`

/** A value where nothing is yet, with all that must stand around it. */
const nested = (path: readonly Key[], value: unknown): unknown =>
  path.length === 0 ? value : { [String(path[0])]: nested(path.slice(1), value) }

export interface PageSettingsProps {
  readonly editing: Editing
}

/** What the page says of itself: its name, who may see it, its header; and all of it as JSON. */
export const PageSettings = observer(function PageSettings({ editing }: PageSettingsProps) {
  const t = useTranslate()
  const locale = useLocale()
  const [isJson, setJson] = useState(false)
  const { page, findings } = editing
  const aimed = useAimed(findings, undefined, (inner) => {
    const found = SETTINGS.find(([path]) => isIn(inner, path.join('.')))
    return found && elementOf(found[1].name)
  })
  function change(path: readonly Key[], value: unknown, isTyped: boolean): void {
    const isFirst = path[1] === '$meta' && !isObject(valueAt(page, META))
    // Without the version of the format a client reads nothing of it.
    if (isFirst && value !== undefined) {
      const meta = nested(path.slice(2), value) as Raw
      editing.set({ node: PAGE, path: META }, { schema: 1, ...meta }, isTyped)
    } else editing.set({ node: PAGE, path }, value, isTyped)
  }
  return (
    <View className='tp-edit__form' role='region' label={t('builder.page.title')}>
      <Text className='tp-edit__heading' level={2}>
        {t('builder.page.title')}
      </Text>
      <Text className='tp-edit__note'>{editing.url}</Text>
      {!editing.isPlain && !findRoute(editing.url) && <Address editing={editing} />}
      <AllFound findings={findings.latest.filter(({ id }) => id === undefined)} />
      {SETTINGS.map(([path, field]) => (
        <View key={field.name} id={elementOf(field.name)}>
          <Control
            field={field}
            label={settingOf(field.name, locale)}
            value={valueAt(page, path)}
            aim={inside(aimed, path.join('.'))}
            onChange={(value, isTyped = false) => change(path, value, isTyped)}
          />
        </View>
      ))}
      <Button kind='ghost' onTap={() => setJson(!isJson)}>
        {t(isJson ? 'builder.page.noJson' : 'builder.page.json')}
      </Button>
      {isJson && (
        <Whole
          text={JSON.stringify(page, undefined, 2)}
          url={editing.url}
          onTake={(definition) => {
            editing.replace(definition)
            setJson(false)
          }}
        />
      )}
    </View>
  )
})
