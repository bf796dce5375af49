import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useAct } from '../../../../engine/actions/use-act'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { useServices } from '../../../../engine/services'
import { HostError, NetworkError } from '../../../../errors'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { Text, View } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import { WaitingNote } from '../../../outbox'
import {
  type FormDefinition,
  type FormField,
  saveAutoForm,
  saveForm,
  type WireValues,
} from '../../contract'
import type { FormConfig } from '.'
import { FieldView } from './field-view'
import { useFields } from './use-fields'

const SAVES = { autoForm: saveAutoForm, form: saveForm }

/** On its way: what is changed now would be neither sent nor kept. */
const ignore = () => {}

interface FormBodyProps {
  /** Of the widget; part of the ids of its fields. */
  readonly name: string
  readonly config: FormConfig
  readonly definition: FormDefinition
  readonly id: string
  readonly data: WireValues
  readonly onSaved?: () => void
}

type Fields = ReturnType<typeof useFields>

/** Where the parts of one form are on the page. */
interface Places {
  /** Above the first field, where a refusal of the whole form stands. */
  readonly topId: string
  readonly idOf: (field: FormField) => string
}

/** Sends the form, and shows what keeps it from being sent: the first wrong field, or what the server said. */
function useSaving(
  { config, definition, id, onSaved }: FormBodyProps,
  form: Fields,
  { topId, idOf }: Places,
) {
  const { host } = useServices()
  const locale = useLocale()
  const t = useTranslate()
  const act = useAct()
  const submit = useSubmit()
  const [focus, setFocus] = useState<string>()

  function show(field: FormField): void {
    setFocus(field.field)
    host.reveal(idOf(field))
  }

  async function send(): Promise<void> {
    form.flush()
    try {
      const body = { key: definition.key, id, data: form.body() }
      await SAVES[config.via]({ body }, { quiet: true })
    } catch (error) {
      throw error instanceof NetworkError ? new HostError('form.offline', error) : error
    }
    form.finish()
    onSaved?.()
  }

  /** Shows where the refusal stands. @returns whether that is at a field. */
  function refused(error: unknown): boolean {
    const named = form.takeRefusal(error)
    const field = named && form.drawn.find((each) => each.field === named.field)
    if (field) show(field)
    else host.reveal(topId)
    return field !== undefined
  }

  async function save(): Promise<void> {
    if (submit.busy) return
    form.sayAll()
    // What the server refused may be sent once more; what is wrong by our own rules may not.
    const first = form.faulty.find((field) => !form.isRefused(field))
    if (first) {
      submit.setProblem(undefined)
      show(first)
      return
    }
    const next = config.on?.submit
    await submit.run(send, {
      done: localize(config.doneText, locale) || t('form.done'),
      leave: next && (async () => act(next)),
      refused,
    })
  }

  return { focus, save, busy: submit.busy, problem: submit.problem }
}

/** The form itself: what is asked for, what is wrong, and the button that sends it. */
export const FormBody = observer(function FormBody(props: FormBodyProps) {
  const { name, config, definition, id, data } = props
  const locale = useLocale()
  const form = useFields({ definition, id, data })
  const prefix = `tp-form-${name.replace(/\W/g, '-')}`
  const topId = `${prefix}_top`
  const idOf = ({ field }: FormField) => `${prefix}-${field}`
  const saving = useSaving(props, form, { topId, idOf })
  const locked = definition.locked === true
  return (
    <View className='tp-form'>
      <Head config={config} definition={definition} form={form} />
      {definition.key === 'feedback' && <WaitingNote noun='feedback' />}
      <View id={topId}>
        {saving.problem !== undefined && (
          <View className='tp-form__problem' role='alert'>
            <Icon name='alert' size={20} />
            <Text>{saving.problem}</Text>
          </View>
        )}
      </View>
      {sectionsOf(definition, form.drawn).map(({ key, title, note: about, fields }) => (
        <View key={key} className='tp-form__section'>
          {title !== undefined && (
            <Text className='tp-form__title' level={2}>
              {localize(title, locale)}
            </Text>
          )}
          <View className='tp-form__card'>
            {fields.map((field) => (
              <FieldView
                key={field.field}
                id={idOf(field)}
                field={field}
                value={form.values[field.field]}
                error={form.errorOf(field)}
                locked={locked}
                editing={form.editing}
                focus={saving.focus === field.field}
                onChange={saving.busy ? ignore : form.set}
                onLeave={form.leave}
                onPending={form.onPending}
              />
            ))}
          </View>
          {about !== undefined && <Text className='tp-form__about'>{localize(about, locale)}</Text>}
        </View>
      ))}
      <Foot
        config={config}
        locked={locked}
        busy={saving.busy}
        drafted={form.drafted}
        onSave={() => void saving.save()}
      />
    </View>
  )
})

interface HeadProps extends Pick<FormBodyProps, 'config' | 'definition'> {
  readonly form: Fields
}

/** What the form is called and about, and what was found of an earlier visit. */
function Head({ config, definition, form }: HeadProps) {
  const locale = useLocale()
  const t = useTranslate()
  const note = localize(definition.note, locale)
  return (
    <>
      {config.heading && (
        <Text className='tp-form__heading' level={2}>
          {localize(definition.name, locale)}
        </Text>
      )}
      {note !== '' && <Text className='tp-form__note'>{note}</Text>}
      {form.restored && (
        <Notice
          className='tp-form__notice'
          icon='history'
          actionText={t('form.discard')}
          onAction={form.discard}
          closeLabel={t('common.close')}
          onClose={form.keepRestored}
        >
          {t('form.restored')}
        </Notice>
      )}
    </>
  )
}

interface FootProps extends Pick<FormBodyProps, 'config'> {
  readonly locked: boolean
  readonly busy: boolean
  /** What was typed is kept on this device. */
  readonly drafted: boolean
  readonly onSave: () => void
}

function Foot({ config, locked, busy, drafted, onSave }: FootProps) {
  const locale = useLocale()
  const t = useTranslate()
  if (locked) return <Text className='tp-form__drafted'>{t('form.locked')}</Text>
  return (
    <>
      <Button className='tp-form__submit' block size='l' loading={busy} onTap={onSave}>
        {localize(config.submitText, locale) || t('form.submit')}
      </Button>
      <Text className='tp-form__drafted' role='status'>
        {drafted ? t('form.drafted') : ''}
      </Text>
    </>
  )
}

type Section = NonNullable<FormDefinition['sections']>[number]
interface Drawn extends Pick<Section, 'key' | 'note'> {
  readonly title?: Section['title']
  readonly fields: readonly FormField[]
}

/** Fields under their headings, those without one first. A section nothing is left of is not drawn. */
function sectionsOf({ sections = [] }: FormDefinition, fields: readonly FormField[]): Drawn[] {
  const known = sections.map(({ key }) => key)
  const loose = fields.filter(({ section }) => section === undefined || !known.includes(section))
  const all: Drawn[] = [
    { key: '', fields: loose },
    ...sections.map((section) => ({
      ...section,
      fields: fields.filter((field) => field.section === section.key),
    })),
  ]
  return all.filter((section) => section.fields.length > 0)
}
