import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { WidgetFailure } from '../../../../engine/outlet/states'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatUrl } from '../../../../routing/url'
import { localize } from '../../../../shared/l10n'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Box } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState } from '../../../../ui/states/states'
import type { FormDefinition } from '../../contract'
import { forgetForms, formBy, forms } from '../../queries'
import type { FormConfig } from '.'
import { FormBody } from './form-body'
import './form.scss'

/** A form with a page of its own is named by its address. */
const addressOf = (key: string): string =>
  key.startsWith('/')
    ? formatUrl('/auto/edit', { url: key })
    : formatUrl('/auto/form', { type: key })

/** Every form there is, for a page that names none. */
export function FormList() {
  const locale = useLocale()
  const t = useTranslate()
  const open = useOpen()
  const { status, value, error, reload } = useQuery(forms)
  if (value === undefined) {
    return status === 'error' ? (
      <WidgetFailure error={error} onRetry={reload} />
    ) : (
      <Skeleton kind='cell' count={4} label={t('common.loading')} />
    )
  }
  if (value.length === 0) return <EmptyState title={t('form.none')} />
  return (
    <Box className='tp-form'>
      <CellGroup>
        {value.map(({ key, name }) => (
          <Cell
            key={key}
            icon='file-text'
            title={localize(name, locale)}
            onTap={() => void open(addressOf(key))}
          />
        ))}
      </CellGroup>
    </Box>
  )
}

/** A form: the one the definition names, else the one the page's address does, else a list of all. */
export const Form = observer(function Form({ config, id }: WidgetProps<unknown, FormConfig>) {
  const { query } = usePage()
  const key = config.form ?? (query.type || query.url)
  if (config.fields && !config.edit) {
    const { fields, sections } = config
    const definition = { key: key ?? id, name: '', fields, sections }
    return <FormBody name={id} config={config} definition={definition} id='' data={NOTHING} />
  }
  if (!key) return <FormList />
  return <ServedForm key={`${key} ${query.id}`} name={id} config={config} form={key} />
})

const NOTHING = {}

interface ServedProps {
  readonly name: string
  readonly config: FormConfig
  readonly form: string
}

/** A form of the server's. */
const ServedForm = observer(function ServedForm({ name, config, form }: ServedProps) {
  const { navigator, queries } = useServices()
  const { query } = usePage()
  const t = useTranslate()
  const { edit } = config
  const entry = edit && query.id ? query.id : undefined
  const { status, value, error, reload } = useQuery(formBy(form, entry))
  const saved = useRef(false)
  useEffect(
    () => () => {
      if (saved.current) forgetForms(queries)
    },
    [queries],
  )
  if (value === undefined) {
    return status === 'error' ? (
      <WidgetFailure error={error} onRetry={reload} />
    ) : (
      <Box className='tp-form'>
        <Skeleton kind='text' count={6} label={t('common.loading')} />
      </Box>
    )
  }
  if (value.form === null) {
    return (
      <EmptyState
        variant='notfound'
        title={t('form.unknown')}
        actionText={t('common.back')}
        onAction={() => void navigator.back().catch(() => undefined)}
      />
    )
  }
  const { id, data, ...served } = value.form
  const definition: FormDefinition = config.fields ? { ...served, fields: config.fields } : served
  return (
    <FormBody
      name={name}
      config={config}
      definition={definition}
      id={edit ? id : ''}
      data={edit ? data : NOTHING}
      onSaved={() => {
        saved.current = true
      }}
    />
  )
})
