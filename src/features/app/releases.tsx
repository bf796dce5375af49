import { observer } from 'mobx-react-lite'
import { useOpen } from '../../engine/actions/open'
import { useQuery } from '../../engine/data/queries'
import { useServices } from '../../engine/services'
import { useLocale, useTranslate } from '../../i18n'
import { APP_VERSION, APP_VERSION_CODE } from '../../shared/constants'
import { formatDate } from '../../shared/date'
import { localize } from '../../shared/l10n'
import { Cell, CellGroup } from '../../ui/cell/cell'
import { HoldRow } from '../../ui/gesture-rows/gesture-rows'
import { Icon } from '../../ui/icon/icon'
import { Text, View } from '../../ui/primitives/elements'
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
      onTap={open.to(RELEASES)}
    />
  )
})

const VERSION = { name: APP_VERSION, code: APP_VERSION_CODE }

function PlainRow() {
  const t = useTranslate()
  return (
    <Cell
      icon='info'
      title={t('app.settings.version')}
      value={t('app.settings.versionValue', VERSION)}
    />
  )
}

/** Held, it opens the request inspector. Drawn as a cell that is a control of its own. */
function HeldRow() {
  const { development } = useServices()
  const open = useOpen()
  const t = useTranslate()
  if (!development) return <PlainRow />
  return (
    <HoldRow className='tp-cell tp-cell--tap tp-align-start' onHold={open.to('/dev/requests')}>
      <Icon name='info' size={20} tone='muted' />
      <View className='tp-cell__body'>
        <Text className='tp-cell__title'>{t('app.settings.version')}</Text>
        <Text className='tp-cell__note'>{t('dev.open')}</Text>
      </View>
      <View className='tp-cell__value tp-num'>{t('app.settings.versionValue', VERSION)}</View>
    </HoldRow>
  )
}

/** The version. Decided at build time: nothing of the inspector ships to customers. */
export const VersionRow = process.env.NODE_ENV === 'production' ? PlainRow : HeldRow
