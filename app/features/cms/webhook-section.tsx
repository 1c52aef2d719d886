import { staffSource } from '#app/locales/pt-BR/staff/connections/content-source.ts';
import { Button } from '#app/ui/button/button.tsx';

const words = staffSource.webhook;

type WebhookSectionProps = {
  address: string;
  secret: string;
  /** Of the settings. */
  version: number;
};

/** How the source tells of changes by itself, and another secret for that. */
export function WebhookSection({ address, secret, version }: WebhookSectionProps) {
  return (
    <section className="flow source-part" aria-labelledby="aviso">
      <h2 id="aviso">{words.title}</h2>
      <p>{words.lead}</p>
      <p>{words.how}</p>
      <details>
        <summary>{words.snippet}</summary>
        <pre className="source-snippet">{snippetOf(address, secret)}</pre>
      </details>
      <p className="small">{words.secrecy}</p>
      <p className="small">
        {words.address}: {address}. {words.other}
      </p>
      <form method="post" className="flow">
        <input type="hidden" name="versao" defaultValue={version} />
        <p className="small">{words.renewHint}</p>
        <Button name="acao" value="trocar" look="secondary">
          {words.renew}
        </Button>
      </form>
    </section>
  );
}

/** What makes a WordPress tell of each change, for its functions.php. */
function snippetOf(address: string, secret: string): string {
  return `// ${words.comment}
add_action( 'transition_post_status', function ( $new, $old, $post ) {
    if ( 'publish' !== $new && 'publish' !== $old ) {
        return;
    }
    if ( ! in_array( $post->post_type, array( 'post', 'page' ), true ) ) {
        return;
    }
    wp_remote_post( '${address}', array(
        'blocking' => false,
        'timeout'  => 3,
        'headers'  => array( 'Authorization' => 'Bearer ${secret}' ),
    ) );
}, 10, 3 );`;
}
