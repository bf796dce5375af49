import './settings-panel.scss'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useOpen } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { LOCALES } from '../../../../shared/l10n'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Segmented } from '../../../../ui/choices/choices'
import { Box, Txt } from '../../../../ui/primitives/elements'
import type { SettingsPanelConfig } from '.'
import { AccountRows } from './account-rows'
import { CacheRow } from './cache-row'
import { Leave } from './leave'
import { VersionRow } from './version-row'

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
      <CellGroup title={t('user.settings.display')}>
        <Choice title={t('user.settings.language')}>
          <Segmented
            label={t('user.settings.language')}
            options={LOCALES.map((locale) => ({
              value: locale,
              label: t(`user.settings.languages.${locale}`),
            }))}
            value={settings.locale}
            onChange={(locale) => settings.setLocale(locale)}
          />
        </Choice>
        <Choice title={t('user.settings.theme')}>
          <Segmented
            label={t('user.settings.theme')}
            options={THEMES.map((theme) => ({
              value: theme,
              label: t(`user.settings.themes.${theme}`),
            }))}
            value={settings.theme}
            onChange={(theme) => settings.setTheme(theme)}
          />
        </Choice>
        <Choice title={t('user.settings.textSize')}>
          <Segmented
            label={t('user.settings.textSize')}
            options={SCALES.map((scale) => ({
              value: String(scale),
              label: t('user.settings.percent', { n: Math.round(scale * HUNDRED) }),
            }))}
            value={String(settings.fontScale)}
            onChange={(scale) => settings.setFontScale(Number(scale))}
          />
          <Txt className='tp-settings__sample'>{t('user.settings.sample')}</Txt>
        </Choice>
      </CellGroup>
      <CellGroup title={t('user.settings.storage')} note={t('user.settings.clearNote')}>
        <CacheRow />
      </CellGroup>
      <CellGroup title={t('user.settings.about')}>
        <Cell
          icon='shield-check'
          title={t('settings.rows.privacy')}
          onTap={() => open(config.privacyUrl)}
        />
        <Cell
          icon='file-text'
          title={t('settings.rows.terms')}
          onTap={() => open(config.termsUrl)}
        />
        <Cell icon='beer' title={t('settings.rows.respect')} onTap={() => open(config.aboutUrl)} />
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
