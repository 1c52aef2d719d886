<?php
// Installs WordPress and writes the texts of the tests. Arguments: a folder with pictures.
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = 'localhost';
require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
global $wpdb;
wp_install('Blog da clínica &amp; amigos', 'admin', 'admin@source.example', true, '', 'not-a-secret');
update_option('timezone_string', 'America/Sao_Paulo');
update_option('thumbnail_size_w', 150);
$wpdb->query('BEGIN');
foreach (get_posts(['post_type' => ['post', 'page'], 'post_status' => 'any', 'numberposts' => -1]) as $each) {
	wp_delete_post($each->ID, true);
}

$authors = [];
foreach (['ana' => 'Ana &amp; Souza', 'bruno' => 'Bruno D\'Ávila'] as $login => $name) {
	$authors[] = wp_insert_user([
		'user_login' => $login, 'user_pass' => 'not-a-secret', 'user_email' => "$login@source.example",
		'display_name' => $name, 'role' => 'author',
	]);
}
$categories = [];
foreach (['Prevenção', 'Tratamentos & cuidados', 'Olho seco', 'Crianças', 'Lentes de contato', 'Exames'] as $name) {
	$categories[] = wp_insert_term($name, 'category')['term_id'];
}
$children = wp_insert_term('Miopia', 'category', ['parent' => $categories[3]])['term_id'];

$pictures = [];
foreach (glob($argv[1] . '/*') as $number => $file) {
	$name = basename($file);
	$to = wp_upload_dir('2024/05')['path'] . "/$name";
	copy($file, $to);
	$id = wp_insert_attachment([
		'post_mime_type' => mime_content_type($to), 'post_title' => $name, 'post_status' => 'inherit',
		'post_excerpt' => $number === 0 ? 'Foto: <a href="https://photos.example">Ana &amp; Souza</a>' : '',
	], $to);
	wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $to));
	update_post_meta($id, '_wp_attachment_image_alt', "Figura $number: olho & lente");
	$pictures[] = $id;
}
$uploads = 'https://source.example/wp-content/uploads/2024/05';

// One shape of text for each post in turn.
$shapes = [
	fn($n) => "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">O que é &#8220;olho seco&#8221; $n?</h2>\n<!-- /wp:heading -->\n<!-- wp:paragraph -->\n<p>Um texto com <strong>destaque</strong>, <em>ênfase</em> e <a href=\"https://source.example/2024/05/texto-1/\">link</a>.</p>\n<!-- /wp:paragraph -->",
	fn($n) => "<!-- wp:list --><ul><!-- wp:list-item --><li>Um<!-- wp:list --><ol><!-- wp:list-item --><li>Um ponto um</li><!-- /wp:list-item --><!-- wp:list-item --><li>Um ponto dois</li><!-- /wp:list-item --></ol><!-- /wp:list --></li><!-- /wp:list-item --><!-- wp:list-item --><li>Dois $n</li><!-- /wp:list-item --></ul><!-- /wp:list -->",
	fn($n) => "<!-- wp:table --><figure class=\"wp-block-table\"><table><thead><tr><th>Exame</th><th>Tempo</th></tr></thead><tbody><tr><td>OCT</td><td>$n min</td></tr><tr><td>Topografia</td><td>5&nbsp;min</td></tr></tbody></table><figcaption class=\"wp-element-caption\">Quanto dura</figcaption></figure><!-- /wp:table -->",
	fn($n) => "<!-- wp:gallery {\"linkTo\":\"none\"} --><figure class=\"wp-block-gallery has-nested-images\"><!-- wp:image {\"id\":{$pictures[0]}} --><figure class=\"wp-block-image size-large\"><img src=\"$uploads/olho-0.jpg\" alt=\"Olho\" class=\"wp-image-{$pictures[0]}\"/><figcaption>Legenda $n</figcaption></figure><!-- /wp:image --><!-- wp:image --><figure class=\"wp-block-image\"><img src=\"$uploads/olho-1.png\" alt=\"\"/></figure><!-- /wp:image --></figure><!-- /wp:gallery -->",
	fn($n) => "Texto clássico sem parágrafos $n.\n\nSegundo parágrafo,\nem duas linhas.\n\n[caption id=\"attachment_1\" align=\"alignnone\" width=\"300\"]<img class=\"wp-image-{$pictures[0]}\" src=\"$uploads/olho-0.jpg\" alt=\"Olho\" width=\"300\" height=\"200\" /> Uma legenda[/caption]\n\n[plugin-que-se-foi id=\"7\"]",
	fn($n) => "<!-- wp:embed {\"url\":\"https://www.youtube.com/watch?v=abcdefghijk\",\"type\":\"video\"} -->\n<figure class=\"wp-block-embed is-type-video\"><div class=\"wp-block-embed__wrapper\">\nhttps://www.youtube.com/watch?v=abcdefghijk\n</div></figure>\n<!-- /wp:embed -->\n<!-- wp:quote --><blockquote class=\"wp-block-quote\"><p>Uma frase $n.</p><cite>Alguém</cite></blockquote><!-- /wp:quote -->",
	fn($n) => "<!-- wp:html --><p onclick=\"alert(1)\">Perigo $n</p><script>alert(1)</script><img src=x onerror=\"alert(1)\"><iframe srcdoc=\"<script>alert(1)</script>\"></iframe><a href=\"javascript:alert(1)\">clique</a><!-- /wp:html -->",
	fn($n) => "<!-- wp:image {\"id\":{$pictures[1]}} --><figure class=\"wp-block-image\"><img src=\"$uploads/olho-1.png\" alt=\"Só a figura $n\"/></figure><!-- /wp:image -->",
];
$titles = [
	fn($n) => "Cuidados & dúvidas $n", fn($n) => "“Olho seco” – parte $n", fn($n) => "Se 1 < 2 e 3 > 2: texto $n",
	fn($n) => "Visão <em>nítida</em> $n", fn($n) => "D'água $n",
];

function clareia_insert(array $post): int {
	$post += ['post_status' => 'publish', 'post_type' => 'post'];
	$id = wp_insert_post(wp_slash($post), true);
	if (is_wp_error($id)) {
		throw new RuntimeException($id->get_error_message());
	}
	return $id;
}
kses_remove_filters();
$start = new DateTimeImmutable('2022-01-03 22:30:00', wp_timezone());
$tags = ['olho', 'saúde & bem-estar', 'lente'];
for ($n = 1; $n <= 200; $n++) {
	$at = $start->modify('+' . 7 * $n . ' days');
	$id = clareia_insert([
		'post_title' => $titles[$n % count($titles)]($n),
		'post_name' => $n === 1 ? 'atenção-à-visão-da-criança' : "texto-$n",
		'post_content' => $n === 8 ? '' : $shapes[$n % count($shapes)]($n),
		'post_excerpt' => $n % 3 === 0 ? "Resumo escrito à mão & curto $n" : '',
		'post_author' => $authors[$n % 2],
		'post_date' => $at->format('Y-m-d H:i:s'),
		'tags_input' => $n % 4 === 0 ? [] : [$tags[$n % 3]],
		'post_category' => $n % 9 === 0 ? [$children, $categories[3]] : [$categories[$n % count($categories)]],
	]);
	if ($n % 5 === 0) {
		update_post_meta($id, '_thumbnail_id', $pictures[$n % count($pictures)]);
	}
	// A picture and people that were deleted since.
	if ($n % 20 === 1) {
		update_post_meta($id, '_thumbnail_id', 987654);
	}
	if ($n % 25 === 0) {
		$wpdb->update($wpdb->posts, ['post_author' => 987654], ['ID' => $id]);
	}
}
foreach (['draft', 'private', 'pending', 'trash'] as $status) {
	for ($n = 1; $n <= 3; $n++) {
		clareia_insert(['post_title' => "Segredo $status $n", 'post_content' => '<p>SEGREDO</p>', 'post_status' => $status]);
		clareia_insert(['post_title' => "Segredo $status $n", 'post_content' => '<p>SEGREDO</p>', 'post_status' => $status, 'post_type' => 'page']);
	}
}
clareia_insert(['post_title' => 'Segredo de amanhã', 'post_content' => '<p>SEGREDO</p>', 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00']);
clareia_insert(['post_title' => 'Só com senha', 'post_content' => '<p>SEGREDO</p>', 'post_password' => 'not-a-secret', 'post_date' => '2023-01-01 10:00:00']);
foreach (['Sobre nós', 'Contato', 'Política de privacidade', 'Exames', 'Convênios'] as $n => $title) {
	clareia_insert(['post_title' => $title, 'post_content' => "<p>Página $n.</p>", 'post_type' => 'page', 'post_date' => "2022-02-0" . ($n + 1) . ' 09:00:00']);
}
$wpdb->query('COMMIT');
echo 'seeded';
