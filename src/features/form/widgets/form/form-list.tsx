import { useOpen } from '../../../../engine/actions/open'
import { useQuery } from '../../../../engine/data/queries'
import { WidgetFailure } from '../../../../engine/outlet/states'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatUrl } from '../../../../routing/url'
import { localize } from '../../../../shared/l10n'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Box } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState } from '../../../../ui/states/states'
import { forms } from '../../queries'

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
