// Apart from the other icons, which every page fetches: these come with search.
import { Icon } from '../ui/icons';

export const DocumentIcon = () => (
  <Icon>
    <path d="M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5v5h5" />
  </Icon>
);

export const HashIcon = () => (
  <Icon>
    <path d="M5 9h14M5 15h14M10 4.5 8 19.5M16 4.5l-2 15" />
  </Icon>
);

export const EnterIcon = () => (
  <Icon>
    <path d="M19 6v7H6M9.5 9 5.5 13l4 4" />
  </Icon>
);

export const StarIcon = () => (
  <Icon>
    <path d="m12 4 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
  </Icon>
);

export const KeyIcon = () => (
  <Icon>
    <circle cx="8" cy="15.5" r="4" />
    <path d="m11 12.5 8-8M15.5 8l3 3" />
  </Icon>
);
