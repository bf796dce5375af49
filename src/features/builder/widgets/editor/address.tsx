import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useOnce } from '../../../../engine/actions/use-once'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { useQuery } from '../../../../engine/data/queries'
import { draftKey } from '../../../../engine/data/use-draft'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { formatUrl } from '../../../../routing/url'
import { Button } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { TextField } from '../../../../ui/form-field/form-field'
import { Text, View } from '../../../../ui/primitives/elements'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import { Switch } from '../../../../ui/toggles/toggles'
import { renamePage } from '../../contract-editor'
import { useWords } from '../../parts/catalogue'
import { linksLeadingTo } from '../../queries'
import words from './address.json'
import type { Editing } from './editing'
import { putAway } from './kept'

export interface AddressProps {
  readonly editing: Editing
}

/** The way to another address for a page. */
export const Address = observer(function Address({ editing }: AddressProps) {
  const t = useTranslate()
  const say = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button kind='secondary' size='s' icon='edit' onTap={() => setOpen(true)}>
        {say('change')}
      </Button>
      {isOpen && (
        <Sheet open title={say('change')} closeLabel={t('common.close')} onClose={close}>
          <Form editing={editing} onClose={close} />
        </Sheet>
      )}
    </>
  )
})

/** What the address is to be, and what leads to the one before. */
function Form({ editing, onClose }: AddressProps & { readonly onClose: () => void }) {
  const { persistence, session, host } = useServices()
  const t = useTranslate()
  const say = useWords(words)
  const open = useOpen()
  const once = useOnce()
  const { busy, problem, setProblem, run } = useSubmit()
  const [url] = useState(editing.url)
  const [to, setTo] = useState(url)
  const [relink, setRelink] = useState(true)
  const found = useQuery(linksLeadingTo(url))

  async function send(): Promise<void> {
    if (!(await editing.save())) return setProblem(t('builder.review.unsaved'))
    const { revision, page } = editing
    const body = { url, to: to.trim(), revision, relink }
    const answer = await once(
      (requestId) => renamePage({ body: { ...body, requestId } }, { quiet: true }),
      JSON.stringify(body),
    )
    onClose()
    if (answer.outcome === 'conflict') return void editing.overtaken(answer.draft)
    editing.moved(answer, page)
    // What can be undone goes along. A page that led to itself is another one now: it begins anew.
    const key = draftKey(session.userId, '/diy/index', answer.url)
    const { edited, baseVersion, isUnsaved } = editing
    const kept = { edited, baseVersion, revision: revision + 1, isUnsaved, sent: undefined }
    putAway({ persistence, key, draft: {} }, kept)
    host.toast(say('done', { url: answer.url }))
    await open(formatUrl('/diy/index', { url: answer.url }), { replace: true })
  }
  return (
    <View className='tp-edit__form'>
      <TextField
        label={say('address')}
        hint={say('hint')}
        field={{ value: to, maxLength: 121, placeholder: '/spring/sale', onChange: setTo }}
      />
      <QueryState
        query={found}
        inSheet
        offline={OFFLINE}
        skeleton={<Skeleton kind='cell' count={2} label={t('common.loading')} />}
      >
        {(links) =>
          links.length === 0 ? (
            <Text className='tp-edit__note'>{say('none')}</Text>
          ) : (
            <>
              <CellGroup title={say('links')}>
                {links.map(({ kind, id, name, stays }) => (
                  <Cell key={kind + id} title={name} note={say(stays ? 'stays' : kind, { id })} />
                ))}
              </CellGroup>
              <View className='tp-edit__switch'>
                <Text className='tp-edit__label'>{say('relink')}</Text>
                <Switch label={say('relink')} checked={relink} onChange={setRelink} />
              </View>
            </>
          )
        }
      </QueryState>
      {problem && <Notice tone='danger'>{problem}</Notice>}
      <Button
        block
        size='l'
        loading={busy}
        disabled={to.trim() === '' || to.trim() === url || found.value === undefined}
        onTap={() => void run(send)}
      >
        {say('change')}
      </Button>
    </View>
  )
}
