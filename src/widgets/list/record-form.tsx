import { useState } from 'react'
import type { EntityRecord } from '../../api/entity/shapes'
import { errorText } from '../../engine/error-text'
import { useHold } from '../../engine/page/use-hold'
import { useLocale, useTranslate } from '../../i18n'
import { localize } from '../../shared/l10n'
import { Button } from '../../ui/button/button'
import { FormField, TextField } from '../../ui/form-field/form-field'
import { Notice } from '../../ui/notice/notice'
import { Area } from '../../ui/primitives/area'
import { Box } from '../../ui/primitives/box'
import { Sheet } from '../../ui/sheet/sheet'
import type { Input, ListRecord } from './schema'

interface RecordFormProps {
  readonly inputs: readonly Input[]
  /** The record to change; none for a new one. */
  readonly record: ListRecord | undefined
  readonly onSave: (changes: EntityRecord) => Promise<unknown>
  readonly onClose: () => void
}

type Texts = Readonly<Record<string, string>>

const textsOf = (inputs: readonly Input[], record: ListRecord | undefined): Texts =>
  Object.fromEntries(inputs.map(({ field }) => [field, String(record?.[field] ?? '')]))

/** What was typed, in the kinds the record keeps; an empty number is none. */
const toRecord = (inputs: readonly Input[], texts: Texts): EntityRecord =>
  Object.fromEntries(
    inputs.map(({ field, kind }) => {
      const text = (texts[field] ?? '').trim()
      return [field, kind === 'number' ? (text === '' ? null : Number(text)) : text]
    }),
  )

/** A record's fields in a sheet. Nothing that was typed is lost when saving fails. */
export function RecordForm({ inputs, record, onSave, onClose }: RecordFormProps) {
  const t = useTranslate()
  const locale = useLocale()
  const [texts, setTexts] = useState(() => textsOf(inputs, record))
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  useHold(true)
  const problemOf = ({ field, name, required, kind }: Input): string | undefined => {
    const text = (texts[field] ?? '').trim()
    if (required && text === '') return t('lists.required', { name: localize(name, locale) })
    return kind === 'number' && !Number.isFinite(Number(text)) ? t('lists.number') : undefined
  }

  async function save() {
    setChecked(true)
    if (busy || inputs.some(problemOf)) return
    setBusy(true)
    setProblem(undefined)
    try {
      await onSave(toRecord(inputs, texts))
    } catch (error) {
      setProblem(errorText(error, t))
      setBusy(false)
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(record ? 'common.edit' : 'common.add')}
      closeLabel={t('common.close')}
      footer={
        <Button block loading={busy} onTap={save}>
          {t('common.save')}
        </Button>
      }
    >
      <Box className='tp-records__form'>
        {inputs.map((input) => {
          const { field, kind, required, maxLength } = input
          const label = localize(input.name, locale)
          const error = checked ? problemOf(input) : undefined
          const typing = {
            value: texts[field] ?? '',
            maxLength,
            onChange: (text: string) => setTexts((before) => ({ ...before, [field]: text })),
          }
          return kind === 'textarea' ? (
            <FormField key={field} label={label} required={required} error={error}>
              <Area {...typing} label={label} invalid={error !== undefined} />
            </FormField>
          ) : (
            <TextField
              key={field}
              label={label}
              required={required}
              error={error}
              field={{ ...typing, type: kind === 'number' ? 'digit' : 'text' }}
            />
          )
        })}
        {problem && <Notice tone='danger'>{problem}</Notice>}
      </Box>
    </Sheet>
  )
}
