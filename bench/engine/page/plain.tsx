import { createRoot } from 'react-dom/client'
import { offer } from './measure'
import { ReactCard } from './react-card'

offer({
  prepare: (cards) => cards,
  draw: (root, cards) =>
    createRoot(root).render(cards.map((card) => <ReactCard key={card.title} {...card} />)),
})
