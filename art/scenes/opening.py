"""The college at dusk, cut open from the front, every lamp lit: six rooms, which are links on the home page. Wide: six in a row, as wide as the screen; for phones: two by three."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from rooms import *
from bpy_extras.object_utils import world_to_camera_view
K=os.environ.get('SHOT','a'); G='in8'; reset(); cyc(G,z=-1.2,y=30,r=10,w=90)
W,D,H,T=4.2,2.8,(3.3 if K=='a' else 2.5),.16
COLS,ROOMS=(6,((ward,'ma1','cl2','ma3'),(gym,'tu1','cl3','ma3'),(laboratory,'cl0','cl2','ne3'),(classroom,'tu1','cl2','in3'),(tests,'in1','wood','in3'),(library,'cl1','wood','ma3'))) if K=='a' else (2,((classroom,'tu1','cl2','in3'),(ward,'ma1','cl2','ma3'),(laboratory,'cl0','cl2','ne3'),(gym,'tu1','cl3','ma3'),(library,'cl1','wood','ma3'),(tests,'in1','wood','in3')))
ROWS=len(ROOMS)//COLS; step=H+T; TOP=ROWS*step; L=COLS*(W+.14)+.14
def corner(i): return (i%COLS-(COLS-1)/2)*(W+.14),(ROWS-1-i//COLS)*step
for i,(furnish,wall,floor,dado) in enumerate(ROOMS):
    x,z=corner(i); box(x,0,z-T,W,D,T,floor,0); box(x,D/2+.06,z,W,.12,H,wall,0); box(x,D/2-.01,z,W-.02,.03,.85,dado,0); box(x,D/2-.02,z+.85,W-.02,.03,.07,'tu5',0)
    with at(x,0,z): furnish(H)
    lamp(x,-.15,z+H-.3,58,(1,.8,.5),.35)
    with at(x,-.2,z): pendant(H,.22,'tu5',.2)
for k in range(COLS+1): box((k-COLS/2)*(W+.14),0,-T,.14,D+.1,TOP+T,'cl1',.02)
for r in range(1,ROWS):
    box(0,0,r*step-T-.01,L,D+.3,T+.02,'cl2',.03)
    with at(0,-D/2-.16): zari(L-.02,r*step-T,.16,'in7')
box(0,0,TOP-T,L+.2,D+.5,.5,'cl0',.04); box(0,0,TOP-T+.5,L+.5,D+.8,.12,'ma7',.03)
with at(0,-D/2-.27): zari(L+.1,TOP-T+.08,.34,'ma8')
with at(0,-D/2-.3,TOP-T+.62): lotus3(1.2 if K=='a' else 1.05,vert=True,half=True,cs=('tu5','ma5','cl0','in8'),t=.07)
lamp(0,-D/2-2.4,TOP+1.2,70,(1,.8,.5),.3)
for x in((-.4,-.22,.22,.4) if K=='a' else (-.3,.3)): cyl(x*L,.4,TOP+.46,.5,.8,'in3',bev=.08)
BASE=(L+1.3) if K=='a' else (L+.5)
box(0,-.6,-.26,BASE,D+2.2,.1,'cl3',.02); box(0,-.6,-.78,BASE+.2,D+2.4,.54,'ma7',.04,seg=3)
with at(0,-.6-D/2-1.23): zari(BASE+.16,-.7,.42,'ma8')
if K=='a':
    for x,h,s in((-L/2-.3,5.3,1),(L/2+.3,5.7,2)):
        with at(x,-.7,-.16,0,.4): palmyra(h,seed=s)
    for x,r,o in((-9.2,190,dict(skin='skin3')),(-2.5,170,dict(skin='skin2')),(-1.85,195,dict(skin='skin3',hair='bun')),(4.2,160,dict(top='cl0',bottom='in7',dress='shirt',hair='short',dup=None,skin='skin3')),(8.9,185,dict(skin='skin2',hair='bun'))):
        with at(x,-2.3,-.16,r): student(stride=.08,**o)
    for x in(-10.9,-4.4,2.2,10.9):
        cyl(x,-2.35,-.16,.03,.5,'in7'); ball(x,-2.35,.42,.12,mat('tu3',.5,.1,2.2),sub=3); lamp(x,-2.5,.6,5,(1,.8,.5),.15)
hour('lamp',30)
V=dict(a=((0,0,(TOP+1.75)/2-.4),60,0,4,73.5,(0,.004)),p=((0,0,(TOP+1.25)/2-.4),48,0,5,158))
if os.environ.get('PLACES'):                                               # where the rooms are in the picture, in per cent: left, top, width, height
    v=V[K]; cam(*v[:4],lens=v[4],shift=v[5] if len(v)>5 else (0,0)); s=bpy.context.scene; s.render.resolution_x,s.render.resolution_y=map(int,os.environ['RES'].split('x')); bpy.context.view_layer.update()
    for i,(furnish,*_) in enumerate(ROOMS):
        x,z=corner(i); a=world_to_camera_view(s,s.camera,Vector((x-W/2,-D/2,z+H))); b=world_to_camera_view(s,s.camera,Vector((x+W/2,-D/2,z-.02)))
        print('PLACE',furnish.__name__,*(round(100*n,2) for n in(a.x,1-a.y,b.x-a.x,a.y-b.y)))
else: shoot('opening',V,bounces=4,ground=G,expo=1.35)
