import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { isObject } from '../../../../shared/json'
import { Button } from '../../../../ui/button/button'
import { Text, View } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import { type Field, fieldsOfWidget } from '../../rules/describe'
import { type Key, valueAt } from '../../rules/document'
import { Control, labelOf } from './controls'
import type { Editing } from './editing'
import { useNames } from './outline'
import { problemOf } from './parts'
import { JsonControl } from './plain-controls'

export interface InspectorProps {
  readonly editing: Editing
}

const WHOLE: Field = { name: 'config', kind: 'json', isRequired: true }
const BOX: Field = { name: 'cssConfig', kind: 'json', isRequired: false }

/** What the selected widget is told, field by field, as its own schemas say. */
export const Inspector = observer(function Inspector({ editing }: InspectorProps) {
  const { registry } = usePage()
  const { host } = useServices()
  const t = useTranslate()
  const nameOf = useNames()
  const [isAll, setAll] = useState(false)
  const { row, page } = editing
  const definition = row && registry?.get(row.type)?.definition
  const hasValue = row?.node.value !== undefined
  const fields = useMemo(() => {
    const given = { config: {}, ...(hasValue && { value: true }) }
    return definition && fieldsOfWidget(definition.value, definition.config, given)
  }, [definition, hasValue])
  if (!row) return null
  const { id, node, type } = row
  const draw = (field: Field, path: readonly Key[]) => {
    const isOwn = path[0] === 'config' && field.name === 'title'
    const own = isOwn ? t('builder.fields.ownTitle') : labelOf(t, field.name)
    const label = field.name === 'value' ? t('builder.fields.content') : own
    const props = {
      field,
      label,
      value: valueAt(node, path),
      onChange: (next: unknown, isTyped = false) => editing.set({ node: id, path }, next, isTyped),
    }
    return <Control key={path.join('.')} {...props} />
  }
  const problem = registry && problemOf(row, page.data, registry, editing.url, host.platform)
  return (
    <View className='tp-edit__form' role='region' label={nameOf(type)}>
      <Text className='tp-edit__heading' level={2}>
        {nameOf(type)}
      </Text>
      {problem && (
        <Notice tone='danger'>
          {problem.kind === 'unknown' ? t('builder.review.unknown') : problem.text}
        </Notice>
      )}
      {fields ? (
        <>
          {fields.content && draw(fields.content, ['value'])}
          {fields.options.map((field) => draw(field, ['config', field.name]))}
          <Button kind='ghost' onTap={() => setAll(!isAll)}>
            {t(isAll ? 'builder.fields.lessOf' : 'builder.fields.moreOf')}
          </Button>
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
