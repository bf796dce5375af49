import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Card } from './cards'
import { CARD_HEIGHT, offer, SCREEN_HEIGHT } from './measure'
import { ReactCard } from './react-card'

const OVERSCAN = 4

/** The least a windowed list can be: one height for all, known before. */
function List({ cards }: { cards: readonly Card[] }) {
  const [top, setTop] = useState(0)
  useEffect(() => {
    const scroll = () => setTop(window.scrollY)
    window.addEventListener('scroll', scroll, { passive: true })
    return () => window.removeEventListener('scroll', scroll)
  }, [])
  const first = Math.max(0, Math.floor(top / CARD_HEIGHT) - OVERSCAN)
  const end = Math.ceil((top + SCREEN_HEIGHT) / CARD_HEIGHT) + OVERSCAN
  return (
    <div style={{ height: cards.length * CARD_HEIGHT }}>
      <div style={{ transform: `translateY(${first * CARD_HEIGHT}px)` }}>
        {cards.slice(first, end).map((card) => (
          <ReactCard key={card.title} {...card} />
        ))}
      </div>
    </div>
  )
}

offer({
  prepare: (cards) => cards,
  draw: (root, cards) => createRoot(root).render(<List cards={cards} />),
  windowed: true,
})
