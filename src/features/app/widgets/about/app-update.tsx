import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { APP_VERSION } from '../../../../shared/constants'
import { localize } from '../../../../shared/l10n'
import { Button } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { BrandMark } from '../../../../ui/faces/faces'
import { Text, View } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import type { AppUpdateConfig, AppUpdateValue } from '.'
import './app-update.scss'

/** Opens a download page; where there is no browser, its address is copied instead. */
function useDownload(): (url: string) => Promise<void> {
  const { host } = useServices()
  const t = useTranslate()
  return async (url) => {
    try {
      if (await host.openOutside(url)) return
    } catch {
      host.toast(t('app.update.noLink'))
      return
    }
    await host.copy(url).then(
      () => host.toast(t('app.update.copied')),
      () => host.toast(url),
    )
  }
}

interface UpdateQuestionProps {
  readonly value: AppUpdateValue
  readonly newest: string
  readonly isOld: boolean
}

/** `/update/index` (client spec §2): a transparent overlay that fades in within 200 ms. */
function UpdateQuestion({ value, newest, isOld }: UpdateQuestionProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { host, navigator } = useServices()
  const download = useDownload()
  const back = () => {
    navigator.back().catch(() => undefined)
  }
  const title = isOld
    ? t('app.update.newer', { name: newest })
    : t('app.update.latest', { name: APP_VERSION })
  const note = localize(value.note, locale)
  const leads = isOld && host.platform === 'h5' && value.iosUrl !== ''
  return (
    <View className='tp-update'>
      <View className='tp-update__panel' role='dialog' label={title}>
        <BrandMark />
        <Text className='tp-update__title' level={2}>
          {title}
        </Text>
        {isOld && (
          <Text className='tp-update__text tp-num'>
            {t('app.update.current', { name: APP_VERSION })}
          </Text>
        )}
        {note !== '' && <Text className='tp-update__text'>{note}</Text>}
        {isOld && host.platform !== 'h5' && (
          <Text className='tp-update__text'>{t('app.update.miniNote')}</Text>
        )}
        <View className='tp-update__buttons'>
          {leads && (
            <Button block onTap={() => download(value.iosUrl)}>
              {t('app.update.update')}
            </Button>
          )}
          <Button block kind={leads ? 'ghost' : 'primary'} onTap={back}>
            {t(leads ? 'app.update.later' : 'app.update.done')}
          </Button>
        </View>
      </View>
    </View>
  )
}

const partsOf = (version: string) =>
  version.split('.').map((part) => Number.parseInt(part, 10) || 0)

/** Below 0 when `a` is older than `b`, part by part: `1.2` is older than `1.10`. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)]
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Where the app is, and whether this one is old. */
export function AppUpdate({ value, config }: WidgetProps<AppUpdateValue, AppUpdateConfig>) {
  const t = useTranslate()
  const locale = useLocale()
  const download = useDownload()
  const { platform } = useServices().host
  const newest = compareVersions(value.ios, value.android) > 0 ? value.ios : value.android
  const isOld = compareVersions(APP_VERSION, newest) < 0
  if (config.look === 'overlay')
    return <UpdateQuestion value={value} newest={newest} isOld={isOld} />
  const note = localize(value.note, locale)
  const systems = [
    { key: 'ios' as const, version: value.ios, url: value.iosUrl },
    { key: 'android' as const, version: value.android, url: value.androidUrl || value.iosUrl },
  ].filter(({ version }) => version !== '')
  return (
    <View className='tp-appup'>
      <View className='tp-appup__head'>
        <BrandMark />
        <Text className='tp-appup__name' level={2}>
          {t('app.update.name')}
        </Text>
        <Text className='tp-appup__version tp-num'>
          {t('app.update.current', { name: APP_VERSION })}
        </Text>
        {note !== '' && <Text className='tp-appup__note'>{note}</Text>}
      </View>
      <Notice tone={isOld ? 'info' : 'success'} className='tp-appup__state'>
        {isOld
          ? t('app.update.newer', { name: newest })
          : t('app.update.latest', { name: APP_VERSION })}
      </Notice>
      {platform !== 'h5' && <Text className='tp-appup__mini'>{t('app.update.miniNote')}</Text>}
      <CellGroup className='tp-appup__systems'>
        {systems.map(({ key, version, url }) => (
          <Cell
            key={key}
            icon='download'
            iconTone='brand'
            title={t(`app.update.${key}`)}
            note={t('app.update.version', { name: version })}
            value={url === '' ? t('app.update.noLink') : undefined}
            onTap={url === '' ? undefined : () => download(url)}
          />
        ))}
      </CellGroup>
    </View>
  )
}
