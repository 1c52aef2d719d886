import './staff-shell.css';

type StaffShellProps = { header: React.ReactNode; children: React.ReactNode };

/** Navigation and work: below each other, on a laptop side by side. */
export function StaffShell({ header, children }: StaffShellProps) {
  return (
    <div className="staff-shell">
      <div className="staff-frame">
        {header}
        <main id="conteudo" className="staff-main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}
