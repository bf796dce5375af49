import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { logout } from '../../../login'

/** The way out, or in. */
export const Leave = observer(function Leave({ loginUrl }: { readonly loginUrl: string }) {
  const { session, navigator, host } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const [busy, setBusy] = useState(false)

  async function leave(): Promise<void> {
    const sure = await host.confirm({
      title: t('user.settings.logoutQuestion'),
      text: t('user.settings.logoutNote'),
      ok: t('user.settings.logout'),
      cancel: t('common.cancel'),
    })
    if (!sure) return
    setBusy(true)
    try {
      await logout({ session, navigator })
      host.toast(t('user.settings.loggedOut'))
    } catch {
      host.toast(t('error.logoutFailed'))
    }
    setBusy(false)
  }

  if (!session.isLoggedIn) {
    return (
      <CellGroup title={t('user.settings.account')}>
        <Cell icon='user' title={t('user.settings.login')} onTap={() => open(loginUrl)} />
      </CellGroup>
    )
  }
  return (
    <CellGroup>
      <Cell
        icon='trash'
        title={t('settings.rows.close')}
        disabled={busy}
        onTap={() => open('/user/delete')}
      />
      <Cell
        icon='sign-out'
        danger
        arrow={false}
        title={t('user.settings.logout')}
        disabled={busy}
        onTap={() => void leave()}
      />
    </CellGroup>
  )
})
