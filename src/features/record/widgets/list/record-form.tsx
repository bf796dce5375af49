import { useMemo, useState } from 'react'
import { FormSheet } from '../../../../engine/actions/form-sheet'
import { type Problem, useForm } from '../../../../engine/actions/use-form'
import { type DraftRules, useDraft } from '../../../../engine/data/use-draft'
import { useHold } from '../../../../engine/page/page-context'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { FormField, TextField } from '../../../../ui/form-field/form-field'
import { Text, View } from '../../../../ui/primitives/elements'
import { TextArea } from '../../../../ui/primitives/fields'
import { Notice } from '../../../../ui/states/states'
import type { EntityRecord } from '../../contract'
import type { Input, ListRecord, ListSource } from '.'

interface RecordFormProps {
  readonly source: ListSource
  readonly inputs: readonly Input[]
  /** The record to change; none for a new one. */
  readonly record: ListRecord | undefined
  readonly onSave: (changes: EntityRecord) => Promise<unknown>
  readonly onSaved: () => void
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

/** Among the drafts of all forms: those of one table are one form. */
const nameOf = (source: ListSource): string =>
  `list ${source.from} ${source.from === 'light' ? source.table : source.type}`

/** All inputs are texts; what a draft holds of another kind, or of inputs that are gone, is left out. */
const textDrafts = (inputs: readonly Input[]): DraftRules<string> => ({
  keep: (texts) => texts,
  restore(kept) {
    const texts: Record<string, string> = {}
    for (const { field } of inputs) {
      const text = kept[field]
      if (typeof text === 'string') texts[field] = text
    }
    return texts
  },
})

/** A record's fields in a sheet. Nothing that was typed is lost when saving fails or the sheet closes. */
export function RecordForm(props: RecordFormProps) {
  const { source, inputs, record, onSave, onSaved, onClose } = props
  const t = useTranslate()
  const locale = useLocale()
  const [initial] = useState(() => textsOf(inputs, record))
  const draft = useDraft({
    form: nameOf(source),
    entry: record === undefined ? '' : String(record.id),
    initial,
    rules: useMemo(() => textDrafts(inputs), [inputs]),
  })
  useHold(true)
  const problemOf = ({ field, name, required, kind }: Input, texts: Texts): Problem | undefined => {
    const text = (texts[field] ?? '').trim()
    if (required && text === '') return ['record.required', { name: localize(name, locale) }]
    return kind === 'number' && !Number.isFinite(Number(text)) ? 'record.number' : undefined
  }
  const form = useForm<Texts>({
    initial,
    draft,
    live: true,
    check: (texts) =>
      Object.fromEntries(inputs.map((input) => [input.field, problemOf(input, texts)])),
  })

  async function save(): Promise<void> {
    if (await form.submit((texts) => onSave(toRecord(inputs, texts)))) onSaved()
  }
  return (
    <FormSheet
      open
      onClose={onClose}
      title={t(record ? 'common.edit' : 'common.add')}
      submitText={t('common.save')}
      form={form}
      onSubmit={save}
    >
      <View className='tp-records__form'>
        {draft.restored && (
          <Notice
            className='tp-records__restored'
            icon='history'
            actionText={t('form.discard')}
            onAction={draft.discard}
          >
            {t('form.restored')}
          </Notice>
        )}
        {inputs.map((input) => {
          const { field, kind, required, maxLength } = input
          const label = localize(input.name, locale)
          const { error, ...typed } = form.text(field)
          const typing = { ...typed, maxLength }
          return kind === 'textarea' ? (
            <FormField key={field} label={label} required={required} error={error}>
              <TextArea {...typing} label={label} invalid={error !== undefined} />
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
        <Text className='tp-records__drafted' role='status'>
          {draft.drafted ? t('form.drafted') : ''}
        </Text>
      </View>
    </FormSheet>
  )
}
