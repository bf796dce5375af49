import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { logout } from '../../../login'

/** The way out, or in. */
export const Leave = observer(function Leave({ loginUrl }: { readonly loginUrl: string }) {
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
        <Cell icon='user' title={t('app.settings.login')} onTap={() => open(loginUrl)} />
      </CellGroup>
    )
  }
  return (
    <CellGroup>
      <Cell
        icon='trash'
        title={t('app.rows.close')}
        disabled={busy}
        onTap={() => open('/user/delete')}
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
