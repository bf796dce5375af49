import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { SupportCode } from '../../../../ui/support-code/support-code'
import { createPayDeps } from '../../host-deps'
import { readPayment, supportCode } from '../../ledger'

/** What to tell the service about this payment. */
export function Support({ payId }: { readonly payId: string }) {
  const { host, session, persistence } = useServices()
  const t = useTranslate()
  const deps = createPayDeps({ session, persistence, clientType: host.device.clientType })
  const code = supportCode(payId, readPayment(payId, deps))
  const copy = () =>
    host.copy(code).then(
      () => host.toast(t('error.copied')),
      () => host.toast(t('error.copyFailed')),
    )
  return (
    <SupportCode
      label={t('pay.support')}
      code={code}
      note={t('pay.supportNote')}
      copyLabel={t('pay.copySupport')}
      onCopy={copy}
    />
  )
}
