import { Icon, type IconName } from '#app/ui/icon/icon.tsx';

export type NoticeTone = 'info' | 'warning' | 'urgent' | 'success';

const ICONS = {
  info: 'info',
  warning: 'warning',
  urgent: 'warning',
  success: 'check',
} as const satisfies Record<NoticeTone, IconName>;

type NoticeProps = {
  children: React.ReactNode;
  tone?: NoticeTone;
  title?: string;
  titleLevel?: 2 | 3;
  /** Announced when it appears: 'status' waits for a pause, 'alert' does not. */
  role?: 'status' | 'alert';
};

/** A framed message: information, a warning, or something urgent. */
export function Notice({ children, tone = 'info', title, titleLevel = 2, role }: NoticeProps) {
  const Title = titleLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={`notice notice-${tone}`} role={role}>
      <Icon name={ICONS[tone]} />
      <div className="notice-body">
        {title ? <Title className="notice-title">{title}</Title> : null}
        {children}
      </div>
    </div>
  );
}

/** Text set apart by a line at its side, without a frame. */
export function Inset({ children }: { children: React.ReactNode }) {
  return <div className="inset">{children}</div>;
}
