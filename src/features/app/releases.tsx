import { observer } from 'mobx-react-lite'
import { useOpen } from '../../engine/actions/open'
import { useQuery } from '../../engine/data/queries'
import { useLocale, useTranslate } from '../../i18n'
import { formatDate } from '../../shared/date'
import { localize } from '../../shared/l10n'
import { Cell, CellGroup } from '../../ui/cell/cell'
import { releases } from './queries'

/** Where all of it stands. */
const RELEASES = '/tool/app/update'

/** What was new in each of the last versions; nothing where the server does not say. */
export const ReleaseList = observer(function ReleaseList({
  className,
}: {
  readonly className?: string
}) {
  const t = useTranslate()
  const locale = useLocale()
  const { value = [] } = useQuery(releases)
  if (value.length === 0) return null
  return (
    <CellGroup title={t('app.releases.title')} className={className}>
      {value.map(({ version, at, note }) => (
        <Cell
          key={version}
          title={t('app.downloads.version', { name: version })}
          note={localize(note, locale)}
          value={formatDate(at, locale)}
        />
      ))}
    </CellGroup>
  )
})

/** A line that names the last version and its day, and leads to what was new; nothing where nobody says. */
export const ReleaseRow = observer(function ReleaseRow() {
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const { value = [] } = useQuery(releases)
  const [last] = value
  if (!last) return null
  const name = t('app.downloads.version', { name: last.version })
  return (
    <Cell
      icon='history'
      title={t('app.releases.title')}
      note={[name, formatDate(last.at, locale)].join(' · ')}
      onTap={() => open(RELEASES)}
    />
  )
})
