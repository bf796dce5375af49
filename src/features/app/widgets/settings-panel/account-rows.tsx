import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { mask } from '../../../../shared/mask'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Avatar } from '../../../../ui/faces/faces'
import { logout } from '../../../login'

const AVATAR_SIZE = 40

/** Who is logged in, and what of it can be changed. Nothing for anonymous users. */
export const AccountRows = observer(function AccountRows() {
  const { session } = useServices()
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const open = useOpen()
  const { user } = session
  if (!user) return null
  const { detail, mobile } = user
  const edit = (url: string) => () => open(`/auto/edit?url=${url}`)
  const name = detail.nickName || user.user.userName
  return (
    <CellGroup title={t('app.rows.account')}>
      <Cell
        title={t('app.rows.avatar')}
        label={t('app.rows.avatar')}
        value={<Avatar name={name} src={imageUrl(detail.avator, AVATAR_SIZE)} size={AVATAR_SIZE} />}
        onTap={() => open('/user/avator')}
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
      <Cell title={t('app.rows.address')} onTap={() => open('/user/address')} />
    </CellGroup>
  )
})

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
