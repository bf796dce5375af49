import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatUrl } from '../../../../routing/url'
import { localize } from '../../../../shared/l10n'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import type { getFormView } from '../../contract'
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
  const query = useQuery(forms)
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton kind='cell' count={4} label={t('common.loading')} />}
      empty={query.value?.length === 0 ? { title: t('form.none') } : undefined}
    >
      {(all) => (
        <View className='tp-form'>
          <CellGroup>
            {all.map(({ key, name }) => (
              <Cell
                key={key}
                icon='file-text'
                title={localize(name, locale)}
                onTap={open.to(addressOf(key))}
              />
            ))}
          </CellGroup>
        </View>
      )}
    </QueryState>
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
  const served = useQuery(formBy(form, entry))
  const saved = useRef(false)
  useEffect(
    () => () => {
      if (saved.current) forgetForms(queries)
    },
    [queries],
  )
  const draw = ({ id, data, ...own }: NonNullable<Awaited<ReturnType<typeof getFormView>>>) => (
    <FormBody
      name={name}
      config={config}
      definition={config.fields ? { ...own, fields: config.fields } : own}
      id={edit ? id : ''}
      data={edit ? data : NOTHING}
      onSaved={() => {
        saved.current = true
      }}
    />
  )
  return (
    <QueryState
      query={served}
      skeleton={
        <View className='tp-form'>
          <Skeleton kind='text' count={6} label={t('common.loading')} />
        </View>
      }
      empty={
        served.value?.form === null
          ? {
              variant: 'notfound',
              title: t('form.unknown'),
              actionText: t('common.back'),
              onAction: () => void navigator.back().catch(() => undefined),
            }
          : undefined
      }
    >
      {(answer) => answer.form && draw(answer.form)}
    </QueryState>
  )
})
