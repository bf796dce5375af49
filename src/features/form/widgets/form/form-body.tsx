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
import { Box, Txt } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import { getLoginUser } from '../../../login'
import { type FormDefinition, saveAutoForm, saveForm } from '../../contract'
import type { FormField, WireValues } from '../../rules/types'
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

/** The form itself: what is asked for, what is wrong, and the button that sends it. */
export const FormBody = observer(function FormBody(props: FormBodyProps) {
  const { name, config, definition, id, data, onSaved } = props
  const { session, host } = useServices()
  const locale = useLocale()
  const t = useTranslate()
  const act = useAct()
  const submit = useSubmit()
  const form = useFields({ definition, id, data })
  const [focus, setFocus] = useState<string>()
  const locked = definition.locked === true

  const prefix = `tp-form-${name.replace(/\W/g, '-')}`
  const idOf = ({ field }: FormField) => `${prefix}-${field}`
  const topId = `${prefix}--top`

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
    if (!config.refreshUser) return
    // It is saved: a user record that cannot be fetched now comes with the next start.
    const user = await getLoginUser(undefined, { quiet: true }).catch(() => undefined)
    if (user && session.user?.id === user.id) session.refresh(user)
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

  const note = localize(definition.note, locale)
  return (
    <Box className='tp-form'>
      {config.heading && (
        <Txt className='tp-form__heading' level={2}>
          {localize(definition.name, locale)}
        </Txt>
      )}
      {note !== '' && <Txt className='tp-form__note'>{note}</Txt>}
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
      <Box id={topId}>
        {submit.problem !== undefined && (
          <Box className='tp-form__problem' role='alert'>
            <Icon name='alert' size={20} />
            <Txt>{submit.problem}</Txt>
          </Box>
        )}
      </Box>
      {sectionsOf(definition, form.drawn).map(({ key, title, note: about, fields }) => (
        <Box key={key} className='tp-form__section'>
          {title !== undefined && (
            <Txt className='tp-form__title' level={2}>
              {localize(title, locale)}
            </Txt>
          )}
          <Box className='tp-form__card'>
            {fields.map((field) => (
              <FieldView
                key={field.field}
                id={idOf(field)}
                field={field}
                value={form.values[field.field]}
                error={form.errorOf(field)}
                locked={locked}
                editing={form.editing}
                focus={focus === field.field}
                onChange={submit.busy ? ignore : form.set}
                onLeave={form.leave}
                onPending={form.onPending}
              />
            ))}
          </Box>
          {about !== undefined && <Txt className='tp-form__about'>{localize(about, locale)}</Txt>}
        </Box>
      ))}
      {locked ? (
        <Txt className='tp-form__drafted'>{t('form.locked')}</Txt>
      ) : (
        <>
          <Button
            className='tp-form__submit'
            block
            size='l'
            loading={submit.busy}
            onTap={() => void save()}
          >
            {localize(config.submitText, locale) || t('form.submit')}
          </Button>
          <Txt className='tp-form__drafted' role='status'>
            {form.drafted ? t('form.drafted') : ''}
          </Txt>
        </>
      )}
    </Box>
  )
})

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
