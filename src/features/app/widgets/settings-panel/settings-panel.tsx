import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { bytesText } from '../../../../shared/bytes'
import { APP_VERSION, APP_VERSION_CODE } from '../../../../shared/constants'
import { LOCALES } from '../../../../shared/l10n'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Segmented } from '../../../../ui/choices/choices'
import { HoldRow } from '../../../../ui/gesture-rows/gesture-rows'
import { Icon } from '../../../../ui/icon/icon'
import { Box, Txt } from '../../../../ui/primitives/elements'
import type { SettingsPanelConfig } from '.'
import { AccountRows, Leave } from './account-rows'
import './settings-panel.scss'

/** How much the kept pages take, and the way to forget them. */
export const CacheRow = observer(function CacheRow() {
  const { views, queries, host } = useServices()
  const t = useTranslate()
  const bytes = views.storedBytes
  useEffect(() => views.measure(), [views])

  function clear(): void {
    views.clear()
    queries.clear()
    host.toast(t('app.settings.cleared'))
  }

  const value = bytes === 0 ? t('app.cache.empty') : bytesText(bytes ?? 0)
  return (
    <Cell
      icon='trash'
      title={t('app.settings.clear')}
      value={bytes === undefined ? '' : value}
      arrow={false}
      onTap={clear}
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
    <HoldRow
      className='tp-cell tp-cell--tap tp-align-start'
      onHold={() => void open('/dev/requests')}
    >
      <Icon name='info' size={20} tone='muted' />
      <Box className='tp-cell__body'>
        <Txt className='tp-cell__title'>{t('app.settings.version')}</Txt>
        <Txt className='tp-cell__note'>{t('dev.open')}</Txt>
      </Box>
      <Box className='tp-cell__value tp-num'>{t('app.settings.versionValue', VERSION)}</Box>
    </HoldRow>
  )
}

/** The version. Decided at build time: nothing of the inspector ships to customers. */
export const VersionRow = process.env.NODE_ENV === 'production' ? PlainRow : HeldRow

const THEMES = ['system', 'light', 'dark'] as const
const SCALES = [1, 1.1, 1.2, 1.4] as const
const HUNDRED = 100

/** How the app looks on this device, what it keeps, and the way out. */
export const SettingsPanel = observer(function SettingsPanel({
  config,
}: WidgetProps<unknown, SettingsPanelConfig>) {
  const { settings } = useServices()
  const t = useTranslate()
  const open = useOpen()
  return (
    <Box className='tp-settings'>
      <AccountRows />
      <CellGroup title={t('app.settings.display')}>
        <Choice title={t('app.settings.language')}>
          <Segmented
            label={t('app.settings.language')}
            options={LOCALES.map((locale) => ({
              value: locale,
              label: t(`app.settings.languages.${locale}`),
            }))}
            value={settings.locale}
            onChange={(locale) => settings.setLocale(locale)}
          />
        </Choice>
        <Choice title={t('app.settings.theme')}>
          <Segmented
            label={t('app.settings.theme')}
            options={THEMES.map((theme) => ({
              value: theme,
              label: t(`app.settings.themes.${theme}`),
            }))}
            value={settings.theme}
            onChange={(theme) => settings.setTheme(theme)}
          />
        </Choice>
        <Choice title={t('app.settings.textSize')}>
          <Segmented
            label={t('app.settings.textSize')}
            options={SCALES.map((scale) => ({
              value: String(scale),
              label: t('app.settings.percent', { n: Math.round(scale * HUNDRED) }),
            }))}
            value={String(settings.fontScale)}
            onChange={(scale) => settings.setFontScale(Number(scale))}
          />
          <Txt className='tp-settings__sample'>{t('app.settings.sample')}</Txt>
        </Choice>
      </CellGroup>
      <CellGroup title={t('app.settings.storage')} note={t('app.settings.clearNote')}>
        <CacheRow />
      </CellGroup>
      <CellGroup title={t('app.settings.about')}>
        <Cell
          icon='shield-check'
          title={t('app.rows.privacy')}
          onTap={() => open(config.privacyUrl)}
        />
        <Cell icon='file-text' title={t('app.rows.terms')} onTap={() => open(config.termsUrl)} />
        <Cell icon='beer' title={t('app.rows.respect')} onTap={() => open(config.aboutUrl)} />
        <VersionRow />
      </CellGroup>
      <Leave loginUrl={config.loginUrl} />
    </Box>
  )
})

function Choice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box className='tp-settings__choice'>
      <Txt className='tp-settings__name'>{title}</Txt>
      {children}
    </Box>
  )
}
