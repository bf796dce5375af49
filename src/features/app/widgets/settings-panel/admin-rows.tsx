import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import { useQuery } from '../../../../engine/data/queries'
import { useServices } from '../../../../engine/services'
import { useInvestment } from '../../../../engine/virtual-goods'
import { useTranslate } from '../../../../i18n'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { mayAdminister } from '../../../profile'

/** What only administrators do. */
export const AdminRows = observer(function AdminRows() {
  const { session } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const admin = useQuery({ ...mayAdminister, enabled: session.isLoggedIn })
  const isThere = session.isLoggedIn && admin.value === true
  const investment = useInvestment(isThere)
  if (!isThere) return null
  return (
    <CellGroup title={t('app.rows.admin')}>
      <Cell
        title={t('app.rows.identities')}
        onTap={() => open('/views/index?url=/people/identities')}
      />
      {investment === 'allowed' && (
        <Cell
          title={t('app.rows.investments')}
          onTap={() => open('/views/index?url=/invest/review')}
        />
      )}
      <Cell
        title={t('app.rows.withdrawals')}
        onTap={() => open('/views/index?url=/asset/withdrawals')}
      />
      <Cell title={t('app.rows.builder')} onTap={() => open('/diy/index')} />
    </CellGroup>
  )
})
