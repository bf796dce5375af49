import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { latePart } from '../../../../engine/outlet/lazy-widget'
import { usePage } from '../../../../engine/page/page-context'
import { useLocale, useTranslate } from '../../../../i18n'
import { isObject } from '../../../../shared/json'
import { Button } from '../../../../ui/button/button'
import { Text, View } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import { useNames, useWords } from '../../parts/catalogue'
import { fieldsOfWidget, reach, textsOf } from '../../rules/describe'
import { valueAt } from '../../rules/document'
import type { Editing } from './editing'
import { Control, fieldId } from './fields'
import { inside, isIn, useAimed } from './findings'
import { AllFound } from './hands'
import { type ControlProps, JsonControl, LANGUAGES, labelOf } from './plain-controls'
import type { TableProps } from './texts-table'

export { Compared } from './compared'
export { PageSettings } from './page-settings'
export { Palette } from './pickers'

export interface InspectorProps {
  readonly editing: Editing
}

type Field = ControlProps['field']

const WHOLE: Field = { name: 'config', kind: 'json', isRequired: true }
/** As text, and above it what is set by steps. */
const BOX: Field = {
  name: 'cssConfig',
  kind: 'json',
  isRequired: false,
  fields: [
    { name: 'm', kind: 'spacing', isRequired: false },
    { name: 'p', kind: 'spacing', isRequired: false, min: 0 },
  ],
}

interface ToldProps extends Pick<ControlProps, 'field' | 'value'>, InspectorProps {
  readonly id: string
  readonly type: string
  readonly at: string
  /** The field that is wanted. */
  readonly aimed: string | undefined
}

/** One field with what is wrong in it: a key in another one leaves it alone. */
const Told = observer(function Told(props: ToldProps) {
  const { editing, id, type, field, at, value, aimed } = props
  const t = useTranslate()
  const locale = useLocale()
  const own = at === 'config.title' ? t('builder.fields.ownTitle') : labelOf(field, locale, type)
  return (
    <View id={fieldId(at)}>
      <AllFound editing={editing} findings={editing.findings.at(id, at)} />
      <Control
        field={field}
        label={field.name === 'value' ? t('builder.fields.content') : own}
        type={type}
        value={value}
        at={at}
        aim={inside(aimed, at)}
        onChange={(next, isTyped) => editing.set({ node: id, path: at.split('.') }, next, isTyped)}
      />
    </View>
  )
})

/** What the selected widget is told, field by field, as its own schemas say. */
export const Inspector = observer(function Inspector({ editing }: InspectorProps) {
  const { registry } = usePage()
  const t = useTranslate()
  const nameOf = useNames()
  const [isAll, setAll] = useState(false)
  const { row, findings } = editing
  const definition = row && registry?.get(row.type)?.definition
  const hasValue = row?.node.value !== undefined
  const fields = useMemo(() => {
    const given = { config: {}, ...(hasValue && { value: true }) }
    return definition && fieldsOfWidget(definition, given)
  }, [definition, hasValue])
  // What a widget fetches by itself is seldom written by hand.
  const isGiven = hasValue || !(definition?.load || definition?.ownData)
  const shown = [
    ...(isGiven ? ['value'] : []),
    ...(fields?.options ?? []).map(({ name }) => `config.${name}`),
  ]
  const aimed = useAimed(findings, row?.id, (inner) => {
    const path = shown.find((each) => isIn(inner, each))
    if (path === undefined && !isAll && inner !== '') return void setAll(true)
    const at = path ?? inner.split('.').slice(0, 2).join('.')
    const all = [...(fields?.options ?? []), ...(fields?.common ?? [])]
    const field = at === 'value' ? fields?.content : all.find(({ name }) => at === `config.${name}`)
    const more = field ? reach(field, inner.slice(at.length + 1).split('.')) : []
    return fieldId([at, ...more].join('.'))
  })
  const say = useWords('care')
  if (!row) return null
  const { id, node, type } = row
  const made = isObject(node.config) ? Number(node.config.v) : 0
  const isNewer = definition !== undefined && made > definition.version
  const drawn = fields ? [...shown, ...(isAll ? ['value', 'config', 'cssConfig'] : [])] : []
  const draw = (field: Field, place: 'value' | 'config' | 'cssConfig') => {
    const at = place === 'config' ? `config.${field.name}` : place
    const value = valueAt(node, at.split('.'))
    return <Told key={at} {...{ editing, id, type, field, at, value, aimed }} />
  }
  return (
    <View className='tp-edit__form' role='region' label={nameOf(type)}>
      <Text className='tp-edit__heading' level={2}>
        {nameOf(type)}
      </Text>
      <AllFound
        editing={editing}
        findings={findings.latest.filter(
          (each) => each.id === id && !drawn.some((path) => isIn(each.inner, path)),
        )}
      />
      {isNewer ? (
        <>
          <Notice tone='warning'>{say('newer', { v: made })}</Notice>
          <Text className='tp-edit__none'>{JSON.stringify(node, undefined, 2)}</Text>
        </>
      ) : fields ? (
        <>
          {isGiven && fields.content && draw(fields.content, 'value')}
          {fields.options.map((field) => draw(field, 'config'))}
          <Button kind='ghost' onTap={() => setAll(!isAll)}>
            {t(isAll ? 'builder.fields.lessOf' : 'builder.fields.moreOf')}
          </Button>
          {isAll && !isGiven && fields.content && draw(fields.content, 'value')}
          {isAll && fields.common.map((field) => draw(field, 'config'))}
          {isAll && draw(BOX, 'cssConfig')}
        </>
      ) : (
        <JsonControl
          field={WHOLE}
          label={t('builder.fields.whole')}
          value={node.config}
          onChange={(next, isTyped) => {
            // Its name and place stay: by these it is found.
            if (isObject(next))
              editing.set({ node: id, path: ['config'] }, { ...next, id }, isTyped)
          }}
        />
      )}
    </View>
  )
})

const Table = latePart<TableProps>(
  () => import(/* webpackChunkName: "texts" */ './texts-table').then((part) => part.TextsTable),
  null,
)

/** See `texts-table.tsx`: it is seldom opened, and what it shares with the fields is handed on. */
export const TextsTable = (props: Omit<TableProps, 'LANGUAGES' | 'labelOf' | 'textsOf'>) => (
  <Table {...props} {...{ LANGUAGES, labelOf, textsOf }} />
)
