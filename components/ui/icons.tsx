import type { ReactNode } from 'react';

/** Line icons on a 24-unit grid, drawn for this site. All are decoration: the text beside them says the same. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** An icon of which a page has many, or whose lines scripts would carry: the style sheet draws it (app/styles/icons.css). */
function DrawnIcon({ name }: { name: 'chevron' | 'external' | 'wrap' | 'expand' | 'copy' | 'sun' | 'moon' }) {
  return <i data-icon={name} />;
}

export const ChevronIcon = () => <DrawnIcon name="chevron" />;

export const ExternalIcon = () => <DrawnIcon name="external" />;

export const WrapIcon = () => <DrawnIcon name="wrap" />;

export const ExpandIcon = () => <DrawnIcon name="expand" />;

export const CopyIcon = () => <DrawnIcon name="copy" />;

export const SunIcon = () => <DrawnIcon name="sun" />;

export const MoonIcon = () => <DrawnIcon name="moon" />;

export const SearchIcon = () => (
  <Icon>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon>
    <path d="M4 6.5h16M4 12h16M4 17.5h16" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const LanguageIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
  </Icon>
);

export const SystemIcon = () => (
  <Icon>
    <path d="M4 5h16v11H4zM9 20h6M12 16v4" />
  </Icon>
);

export const DownloadIcon = () => (
  <Icon>
    <path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14" />
  </Icon>
);

export const MarkdownIcon = () => (
  <Icon>
    <path d="M3 6h18v12H3zM6.5 15V9l2.5 3 2.5-3v6M16.5 9v6M14.5 13l2 2 2-2" />
  </Icon>
);

export const ArrowIcon = () => (
  <Icon>
    <path d="M5 12h14M13 6l6 6-6 6" />
  </Icon>
);

export const RepeatIcon = () => (
  <Icon>
    <path d="M4.5 11a7.5 7.5 0 0 1 13-4.5L20 9M20 4v5h-5M19.5 13a7.5 7.5 0 0 1-13 4.5L4 15M4 20v-5h5" />
  </Icon>
);

export const PencilIcon = () => (
  <Icon>
    <path d="M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5" />
  </Icon>
);

export const ClockIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.5 2" />
  </Icon>
);

export const StopIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m6 6 12 12" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m8 12.2 2.8 2.8L16 9.5" />
  </Icon>
);

export const AlertIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5v5.5M12 16.2v.1" />
  </Icon>
);
