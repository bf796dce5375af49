import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { useServices } from '../../../../engine/services'
import { useInvestment } from '../../../../engine/virtual-goods'
import { useTranslate } from '../../../../i18n'
import { bytesText } from '../../../../shared/bytes'
import { LOCALES, type Locale } from '../../../../shared/l10n'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Segmented } from '../../../../ui/choices/choices'
import { Text, View } from '../../../../ui/primitives/elements'
import { Switch } from '../../../../ui/toggles/toggles'
import type { SettingsPanelConfig } from '.'
import './settings-panel.scss'
import { usePage } from '../../../../engine/page/page-context'
import { mask } from '../../../../shared/mask'
import { Avatar } from '../../../../ui/faces/faces'
import { getLoginUser, logout } from '../../../login'
import { WaitingRows } from '../../../outbox'
import { mayAdminister } from '../../../profile'
import { ReleaseRow, VersionRow } from '../../releases'

const AVATAR = 40

/** Who is logged in, and what of it can be changed. Nothing for anonymous users. */
const AccountRows = observer(function AccountRows() {
  const { session, host } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const { user } = session
  if (!user) return null
  const { detail, mobile } = user
  const edit = (url: string) => open.to(`/auto/edit?url=${url}`)
  const name = detail.nickName || user.user.userName
  return (
    <CellGroup title={t('app.rows.account')}>
      <Cell
        title={t('app.rows.avatar')}
        label={t('app.rows.avatar')}
        value={<Avatar name={name} src={host.imageUrl(detail.avator, AVATAR)} size={AVATAR} />}
        onTap={open.to('/user/avator')}
      />
      <Cell
        title={t('app.rows.nickname')}
        value={detail.nickName || t('app.rows.unset')}
        onTap={edit('/user/nickname')}
      />
      <Cell
        title={t('app.rows.sex')}
        value={t(`profile.sex.names.${detail.sex === 1 || detail.sex === 2 ? detail.sex : 0}`)}
        onTap={edit('/user/sex')}
      />
      <Cell
        title={t('app.rows.mobile')}
        value={mobile === '' ? t('app.rows.unset') : mask(mobile)}
        onTap={edit('/user/mobile')}
      />
      <Cell
        title={t('app.rows.identity')}
        value={t(detail.identity ? 'app.rows.verified' : 'app.rows.unverified')}
        onTap={edit('/user/identity')}
      />
      <Cell title={t('app.rows.password')} onTap={edit('/user/password/change')} />
      <Cell title={t('app.rows.payPassword')} onTap={edit('/user/pay-password')} />
      <Cell title={t('app.rows.address')} onTap={open.to('/user/address')} />
    </CellGroup>
  )
})

/** The way out, or in. */
const Leave = observer(function Leave({ loginUrl }: { readonly loginUrl: string }) {
  const { session, navigator, host } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  const open = useOpen()
  const [busy, setBusy] = useState(false)

  async function leave(): Promise<void> {
    const sure = await ask({
      title: t('app.settings.logoutQuestion'),
      text: t('app.settings.logoutNote'),
      ok: t('app.settings.logout'),
      cancel: t('common.cancel'),
      tone: 'danger',
    })
    if (!sure) return
    setBusy(true)
    try {
      await logout({ session, navigator })
      host.toast(t('app.settings.loggedOut'))
    } catch {
      host.toast(t('error.logoutFailed'))
    }
    setBusy(false)
  }

  if (!session.isLoggedIn) {
    return (
      <CellGroup title={t('app.settings.account')}>
        <Cell icon='user' title={t('app.settings.login')} onTap={open.to(loginUrl)} />
      </CellGroup>
    )
  }
  return (
    <CellGroup>
      <Cell
        icon='trash'
        title={t('app.rows.close')}
        disabled={busy}
        onTap={open.to('/user/delete')}
      />
      <Cell
        icon='sign-out'
        danger
        arrow={false}
        title={t('app.settings.logout')}
        disabled={busy}
        onTap={() => void leave()}
      />
    </CellGroup>
  )
})

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

const THEMES = ['system', 'light', 'dark'] as const
const SCALES = [1, 1.1, 1.2, 1.4] as const
const HUNDRED = 100

/** How the app looks on this device, what it keeps, and the way out. */
export const SettingsPanel = observer(function SettingsPanel({
  config,
}: WidgetProps<unknown, SettingsPanelConfig>) {
  const services = useServices()
  const { settings, session } = services
  const t = useTranslate()
  const open = useOpen()
  /** The server words what a user's record names, a grade for one. Not had now, it comes with the next start. */
  async function speak(locale: Locale): Promise<void> {
    settings.setLocale(locale)
    if (!session.isLoggedIn) return
    const user = await getLoginUser(undefined, { quiet: true }).catch(() => undefined)
    if (user && settings.locale === locale) session.refresh(user)
  }
  return (
    <View className='tp-settings'>
      <AccountRows />
      <WaitingRows />
      <AdminRows />
      <CellGroup title={t('app.settings.display')}>
        <Choice title={t('app.settings.language')}>
          <Segmented
            label={t('app.settings.language')}
            options={LOCALES.map((locale) => ({
              value: locale,
              label: t(`app.settings.languages.${locale}`),
            }))}
            value={settings.locale}
            onChange={(locale) => void speak(locale)}
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
          <Text className='tp-settings__sample'>{t('app.settings.sample')}</Text>
        </Choice>
        <Cell
          title={t('app.settings.lessMotion')}
          value={
            <Switch
              label={t('app.settings.lessMotion')}
              checked={settings.lessMotion}
              onChange={(less) => settings.setLessMotion(less)}
            />
          }
        />
      </CellGroup>
      {process.env.TARO_ENV !== 'h5' && services.news && <services.news.Rows />}
      <CellGroup title={t('app.settings.storage')} note={t('app.settings.clearNote')}>
        <CacheRow />
      </CellGroup>
      <CellGroup title={t('app.settings.about')}>
        <Cell
          icon='shield-check'
          title={t('app.rows.privacy')}
          onTap={open.to(config.privacyUrl)}
        />
        <Cell icon='file-text' title={t('app.rows.terms')} onTap={open.to(config.termsUrl)} />
        <Cell icon='beer' title={t('app.rows.respect')} onTap={open.to(config.aboutUrl)} />
        <ReleaseRow />
        <VersionRow />
      </CellGroup>
      <Leave loginUrl={config.loginUrl} />
    </View>
  )
})

function Choice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <View className='tp-settings__choice'>
      <Text className='tp-settings__name'>{title}</Text>
      {children}
    </View>
  )
}

/** What only administrators do. The login names them too, so that nothing moves when the answer comes. */
const AdminRows = observer(function AdminRows() {
  const { session } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const admin = useQuery({ ...mayAdminister, enabled: session.isLoggedIn })
  const isThere = session.isLoggedIn && (admin.value ?? session.user?.roles?.admin) === true
  const investment = useInvestment(isThere)
  if (!isThere) return null
  const go = (url: string) => open.to(url)
  const toView = (url: string) => go(`/views/index?url=${url}`)
  return (
    <CellGroup title={t('app.rows.admin')}>
      <Cell title={t('app.rows.identities')} onTap={toView('/people/identities')} />
      {investment === 'allowed' && (
        <Cell title={t('app.rows.investments')} onTap={toView('/invest/review')} />
      )}
      <Cell title={t('app.rows.withdrawals')} onTap={toView('/asset/withdrawals')} />
      <Cell title={t('app.rows.builder')} onTap={go('/diy/index')} />
    </CellGroup>
  )
})
