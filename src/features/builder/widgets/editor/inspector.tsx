import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { usePage } from '../../../../engine/page/page-context'
import { useLocale, useTranslate } from '../../../../i18n'
import { isObject } from '../../../../shared/json'
import { Button } from '../../../../ui/button/button'
import { Text, View } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import { type Field, fieldsOfWidget } from '../../rules/describe'
import { type Key, valueAt } from '../../rules/document'
import { Control } from './controls'
import type { Editing } from './editing'
import { type Finding, isIn, useTitles } from './findings'
import { bringToSight } from './hands'
import { useNames } from './outline'
import { JsonControl, labelOf } from './plain-controls'

export interface InspectorProps {
  readonly editing: Editing
}

const fieldId = (path: string) => `tp-edit-${path.replaceAll('.', '-')}`
const WHOLE: Field = { name: 'config', kind: 'json', isRequired: true }
const BOX: Field = { name: 'cssConfig', kind: 'json', isRequired: false }

/** What the selected widget is told, field by field, as its own schemas say. */
export const Inspector = observer(function Inspector({ editing }: InspectorProps) {
  const { registry } = usePage()
  const t = useTranslate()
  const locale = useLocale()
  const nameOf = useNames()
  const titleOf = useTitles()
  const [isAll, setAll] = useState(false)
  const { row, findings } = editing
  const definition = row && registry?.get(row.type)?.definition
  const hasValue = row?.node.value !== undefined
  const fields = useMemo(() => {
    const given = { config: {}, ...(hasValue && { value: true }) }
    return definition && fieldsOfWidget(definition.value, definition.config, given)
  }, [definition, hasValue])
  // What a widget fetches by itself is seldom written by hand.
  const isGiven = hasValue || !(definition?.load || definition?.ownData)
  const shown = [
    ...(isGiven ? ['value'] : []),
    ...(fields?.options ?? []).map(({ name }) => `config.${name}`),
  ]
  const { aim } = findings
  useEffect(() => {
    if (!aim || aim.id !== row?.id) return
    const path = shown.find((each) => isIn(aim.inner, each))
    if (path === undefined && !isAll && aim.inner !== '') setAll(true)
    else {
      bringToSight(fieldId(path ?? aim.inner.split('.').slice(0, 2).join('.')))
      findings.put('aim', undefined)
    }
  })
  if (!row) return null
  const { id, node, type } = row
  const drawn = fields ? [...shown, ...(isAll ? ['value', 'config', 'cssConfig'] : [])] : []
  const notice = (each: Finding) => (
    <Notice key={each.rule + each.inner} tone={each.severity === 'error' ? 'danger' : 'warning'}>
      {`${titleOf(each)} · ${each.message}`}
    </Notice>
  )
  const draw = (field: Field, path: readonly Key[]) => {
    const isOwn = path[0] === 'config' && field.name === 'title'
    const own = isOwn ? t('builder.fields.ownTitle') : labelOf(field.name, locale, type)
    const label = field.name === 'value' ? t('builder.fields.content') : own
    const props = {
      field,
      label,
      type,
      value: valueAt(node, path),
      onChange: (next: unknown, isTyped = false) => editing.set({ node: id, path }, next, isTyped),
    }
    const at = path.join('.')
    return (
      <View key={at} id={fieldId(at)}>
        {findings.at(id, at).map(notice)}
        <Control {...props} />
      </View>
    )
  }
  return (
    <View className='tp-edit__form' role='region' label={nameOf(type)}>
      <Text className='tp-edit__heading' level={2}>
        {nameOf(type)}
      </Text>
      {findings.latest
        .filter((each) => each.id === id && !drawn.some((path) => isIn(each.inner, path)))
        .map(notice)}
      {fields ? (
        <>
          {isGiven && fields.content && draw(fields.content, ['value'])}
          {fields.options.map((field) => draw(field, ['config', field.name]))}
          <Button kind='ghost' onTap={() => setAll(!isAll)}>
            {t(isAll ? 'builder.fields.lessOf' : 'builder.fields.moreOf')}
          </Button>
          {isAll && !isGiven && fields.content && draw(fields.content, ['value'])}
          {isAll && fields.common.map((field) => draw(field, ['config', field.name]))}
          {isAll && draw(BOX, ['cssConfig'])}
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
